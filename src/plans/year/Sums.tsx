import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { ChoiceTable } from '../ChoiceTable';
import type { DraftProps } from '../kind';
import step from '../step.module.css';
import { FATES, type Fate, type YearDraft } from './draft';
import type { Sum, Supply } from './keys';

interface SumsProps extends Pick<DraftProps<YearDraft>, 'draft' | 'onChange'> {
    supply: Supply;
}

/** The keys of each licence as a sum in words, and what becomes of those of leavers (YEAR-6). */
export function Sums({ supply: { sums, ofLeavers }, draft, onChange }: SumsProps) {
    const t = useT();
    const shown = sums.filter(({ needed, freed, handed }) => needed + freed + handed > 0);
    const own = [...ofLeavers.values()].flat().filter(({ fate }) => fate === 'delete' || fate === 'hand');
    const rows = sums.flatMap(sum => {
        const keys = own.filter(({ key }) => key.licenceId === sum.licence.id).length;
        return keys > 0 ? [{ ...sum, keys }] : [];
    });
    const hands = rows.some(({ licence }) => draft.fates[licence.id] === 'hand');
    return (
        <>
            {rows.length > 0 && (
                <ChoiceTable<Fate>
                    caption={t('planYear.questions.keys')}
                    heads={[t('plans.keys.licence'), t('plans.keys.title'), t('planYear.questions.fate')]}
                    rows={rows.map(({ licence: { id, name }, keys }) => ({
                        ...{ id, name, count: keys },
                        label: t('planYear.questions.fateOf', { licence: name }),
                        value: draft.fates[id] ?? 'delete',
                        options: FATES.map(fate => ({ value: fate, label: t(`planYear.fates.${fate}`) })),
                        onChoose: fate => onChange(now => ({ ...now, fates: { ...now.fates, [id]: fate } })),
                    }))}
                />
            )}
            {hands && (
                <CheckboxField
                    label={t('planYear.questions.renews')}
                    hint={t('planYear.questions.renewsHint')}
                    checked={draft.renews}
                    onChange={renews => onChange(now => ({ ...now, renews }))}
                />
            )}
            {shown.length > 0 && (
                <ul className="stack gap-4 plain-list tabular" aria-label={t('planYear.sums.title')}>
                    {shown.map(sum => (
                        <li key={sum.licence.id}>
                            <Words sum={sum} />
                        </li>
                    ))}
                </ul>
            )}
            {sums
                .filter(({ left }) => left < 0)
                .map(({ licence: { id, name }, left }) => (
                    <div key={id} className={step.question} role="alert">
                        <p>{t('planYear.questions.short', { licence: name, smart_count: -left })}</p>
                        <div className="buttons gap-8-12">
                            <Button
                                variant="outlined"
                                onClick={() => onChange(now => ({ ...now, firstOnly: [...now.firstOnly, id] }))}
                            >
                                {t('planYear.questions.first')}
                            </Button>
                            <Button variant="outlined" onClick={() => onChange(now => without(now, id))}>
                                {t('planYear.questions.without')}
                            </Button>
                        </div>
                    </div>
                ))}
        </>
    );
}

const without = (draft: YearDraft, licence: string): YearDraft => ({
    ...draft,
    licences: draft.licences.filter(id => id !== licence),
    own: Object.fromEntries(Object.entries(draft.own).map(([name, ids]) => [name, ids.filter(id => id !== licence)])),
});

/** "26 freed + 3 available - 28 needed = 1 left", and what of it needs a word. */
function Words({ sum: { licence, freed, free, needed, left, handed, expired } }: { sum: Sum }) {
    const t = useT();
    const words = [
        t('planYear.sums.sum', { licence: licence.name, freed, free, needed, left }),
        handed > 0 && t('planYear.sums.handed', { smart_count: handed }),
        expired > 0 && t('planYear.sums.expired', { smart_count: expired }),
    ];
    return <span>{words.filter(Boolean).join(' ')}</span>;
}

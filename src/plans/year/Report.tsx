import { startTransition, useCallback, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Licence, User } from '#dataProvider/types';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { useNotifiedFlight } from '../../shared/hooks/useNotifiedFlight';
import { PERSON_FIELDS } from '../../shared/person';
import { Button } from '../../ui/Button';
import { DocumentIcon } from '../../ui/icons';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import type { ReportProps } from '../kind';
import { Paper } from '../paper/Paper';
import step from '../step.module.css';
import type { YearDraft } from './draft';
import { classesOnPaper, madeIn, type ClassOnPaper } from './paper';

interface Printed {
    what: 'lists' | 'cards';
    classes: readonly ClassOnPaper[];
    Content: typeof import('./Lists').Cards;
}

/** Class lists and cards to cut, as everybody is by now; codes of keys only if that is ticked (YEAR-9). */
export function Report({ draft, job, items }: ReportProps<YearDraft>) {
    const t = useT();
    const provider = usePortalDataProvider();
    const [onlyNew, setOnlyNew] = useState(false);
    const [withKeys, setWithKeys] = useState(false);
    const [printed, setPrinted] = useState<Printed | null>(null);
    const done = useCallback(() => setPrinted(null), []);
    const [print, reading] = useNotifiedFlight(async (what: Printed['what']) => {
        setPrinted(null);
        const [users, licences, { Lists, Cards }] = await Promise.all([
            provider.getEvery('users', { meta: { expand: ['keys', 'cloudGroups'] }, select: [...PERSON_FIELDS] }),
            provider.getEvery('licences', { meta: { expand: [] }, select: ['id', 'name'] }),
            import('./Lists'),
        ]);
        const names = new Map((licences as Licence[]).map(({ id, name }) => [id, name]));
        const made = madeIn(job, items);
        const all = new Set(items.map(({ id }) => id));
        const wanted = (id: string): boolean => (onlyNew ? made.has(id) : draft.labels.length > 0 || all.has(id));
        const classes = classesOnPaper(draft.labels, users as User[], wanted, id => names.get(id) ?? id);
        // Hundreds of cards are made in parts, so that the page can answer meanwhile.
        startTransition(() => setPrinted({ what, classes, Content: what === 'lists' ? Lists : Cards }));
    });
    const title = t('planYear.paper.title');
    return (
        <>
            <section aria-label={title} className={step.question} data-screen>
                <div className="stack gap-12">
                    <h3 className={step.title}>{title}</h3>
                    <CheckboxField label={t('planYear.paper.onlyNew')} checked={onlyNew} onChange={setOnlyNew} />
                    <CheckboxField
                        label={t('planYear.paper.keys')}
                        hint={t('planYear.paper.keysWarning')}
                        checked={withKeys}
                        onChange={setWithKeys}
                    />
                    <div className="buttons gap-8-12">
                        {(['lists', 'cards'] as const).map(what => (
                            <Button
                                key={what}
                                variant="outlined"
                                startIcon={<DocumentIcon />}
                                disabled={reading}
                                onClick={() => void print(what)}
                            >
                                {t(`planYear.paper.${what}`)}
                            </Button>
                        ))}
                    </div>
                </div>
            </section>
            {/* Beside all that is not printed with it. */}
            {printed && (
                <Paper title={t(`planYear.paper.${printed.what}Title`)} onPrinted={done}>
                    <printed.Content classes={printed.classes} withKeys={withKeys} />
                </Paper>
            )}
        </>
    );
}

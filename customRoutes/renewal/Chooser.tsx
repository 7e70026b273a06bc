import { useId, useState, type ComponentProps } from 'react';
import { useT } from '#i18n/useT';
import type { Contract, Licence } from '#dataProvider/types';
import { useLocaleState } from 'ra-core';
import { todayUtc } from '#src/shared/format/date';
import { formatDay } from '#src/shared/format/day';
import { FilterSelect } from '#src/shared/list/FilterSelect';
import { Ticks } from '#src/shared/many/Ticks';
import { Details } from '#src/ui/Details';
import styles from './renewal.module.css';
import type { Choice } from './useChosen';

interface ChooserProps {
    licences: readonly Licence[];
    contracts: readonly Contract[];
    choice: Choice;
}

/** Which contract, and which licences: the API need not say which belong to it. */
export function Chooser({ licences, contracts, choice }: ChooserProps) {
    const t = useT();
    const [language] = useLocaleState();
    const id = useId();
    const { contract, ids, asks } = choice;
    const chosen = new Set(ids);
    const count = licences.filter(licence => chosen.has(licence.id)).length;
    const out = new Set(licences.flatMap(licence => (chosen.has(licence.id) ? [] : [licence.id])));
    const cancellation = contract?.cancellationOn;
    const isOpen = cancellation != null && cancellation >= todayUtc();
    return (
        <section className={`stack ${styles.chooser}`} aria-label={t('renewal.choose.contract')}>
            {contracts.length > 0 && (
                <div className={`row ${styles.contract}`}>
                    <FilterSelect
                        label={t('renewal.choose.contract')}
                        value={contract?.id ?? ''}
                        all={t('renewal.choose.none')}
                        options={contracts.map(({ id: value, name }) => ({ value, label: name }))}
                        onChange={choice.chooseContract}
                    />
                    {isOpen && <p>{t('contracts.states.cancellable', { day: formatDay(cancellation, language) })}</p>}
                </div>
            )}
            {asks && <p role="status">{t('renewal.choose.which')}</p>}
            <Unfolded
                key={contract?.id ?? ''}
                open={asks}
                summary={<span id={id}>{t('renewal.choose.licences', { count, total: licences.length })}</span>}
            >
                <Ticks
                    label={t('licences.title')}
                    rows={licences.map(licence => ({ id: licence.id, name: <bdi translate="no">{licence.name}</bdi> }))}
                    out={out}
                    onChange={next =>
                        choice.chooseLicences(licences.flatMap(licence => (next.has(licence.id) ? [] : [licence.id])))
                    }
                />
            </Unfolded>
        </section>
    );
}

/** Open from the start or not; the person alone closes it, also once nothing is asked any more. */
function Unfolded({
    open: isOpenFirst,
    ...content
}: Pick<ComponentProps<typeof Details>, 'summary' | 'children'> & { open: boolean }) {
    const [open, setOpen] = useState(isOpenFirst);
    return <Details open={open} onToggle={setOpen} {...content} />;
}

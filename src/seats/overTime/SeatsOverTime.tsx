import { useLocaleState } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { ExportRows } from '../../shared/export/ExportRows';
import { formatTime, nowSeconds } from '../../shared/format/date';
import { readersDay } from '../../shared/format/time';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import listStyles from '../../shared/list/list.module.css';
import { renewalOf } from '../../shared/listPaths';
import { useSliced } from '../../shared/sliced';
import { ButtonLink } from '../../ui/Button';
import { Details } from '../../ui/Details';
import { Section } from '../../ui/Section';
import type { DatedContract } from './ahead';
import { Chart, Legend } from './Chart';
import { periodsOf, SPANS, type Change, type Period, type Span } from './curve';
import { countingAll, pictureOf, type Counted } from './picture';
import { Reading, Unread } from './Reading';
import type { Uses } from './reads';
import styles from './overTime.module.css';

interface SeatsOverTimeProps {
    known: Uses;
    /** those whose days are shown after today */
    contracts: readonly DatedContract[];
    /** the licence whose page it is on */
    parent?: string;
}

/** Whether these licences have been counted, if only as they were a moment ago. */
const isAbout = ({ uses }: Counted, wanted: Uses['uses']): boolean =>
    uses.length === wanted.length && uses.every(({ licence }, at) => licence.id === wanted[at]?.licence.id);

/** How many keys of licences have been in use over time (SEAT-6): as a picture, as a table, and as a file. */
export function SeatsOverTime({ known, contracts, parent }: SeatsOverTimeProps) {
    const t = useT();
    const [span, setSpan] = useState<Span>('year');
    const [now] = useState(nowSeconds);
    const { uses, isReading, tooMany, failed } = known;
    const isRead = !isReading && tooMany === null && uses.length > 0;
    const work = useMemo(() => (isRead ? () => countingAll(uses, now) : null), [isRead, uses, now]);
    const counted = useSliced(work).result;
    const picture = useMemo(
        () => (isRead && counted && isAbout(counted, uses) ? pictureOf(counted, contracts, span, now) : null),
        [isRead, counted, uses, contracts, span, now],
    );
    const missing = failed.map(({ licence: { name } }) => name).join(', ');
    const obstacle = !picture ? t('renewal.notRead') : failed.length > 0 ? t('renewal.failed', { names: missing }) : null;
    return (
        <Section
            title={t('licences.overTime')}
            action={
                <div className="buttons">
                    <ExportRows
                        title={t('licences.overTime')}
                        parent={parent}
                        rows={picture?.steps ?? []}
                        load={async () => ({ default: (await import('./exported')).exportedSteps(t) })}
                        obstacle={obstacle}
                    />
                    {parent !== undefined && (
                        <ButtonLink variant="outlined" to={renewalOf('licence', parent)}>
                            {t('licences.renewal')}
                        </ButtonLink>
                    )}
                </div>
            }
        >
            <Unread known={known} />
            {!picture ? (
                <Reading known={isRead ? { ...known, isReading: true } : known} />
            ) : picture.changes.length === 0 ? (
                <p className="muted small no-margin">{t('renewal.chart.nothing')}</p>
            ) : (
                <div className={`stack gap-12 box ${styles.box}`}>
                    <div className={`buttons gap-6 ${styles.spans}`} role="group" aria-label={t('renewal.chart.span')}>
                        {SPANS.map(choice => (
                            <button
                                key={choice}
                                type="button"
                                className={listStyles.state}
                                aria-pressed={choice === span}
                                onClick={() => setSpan(choice)}
                            >
                                {t(`renewal.spans.${choice}`)}
                            </button>
                        ))}
                    </div>
                    <Chart key={span} picture={picture} span={span} />
                    <Legend picture={picture} />
                    <p className="muted small no-margin">{t('renewal.chart.atLeast')}</p>
                    <Periods changes={picture.changes} span={span} now={now} />
                </div>
            )}
        </Section>
    );
}

/** The same as a table. */
function Periods({ changes, span, now }: { changes: readonly Change[]; span: Span; now: number }) {
    const t = useT();
    const [language] = useLocaleState();
    const formatNumber = useFormatNumber();
    const [open, setOpen] = useState(false);
    const id = useId();
    const periods = useMemo(() => (open ? periodsOf(changes, span, now) : []), [open, changes, span, now]);
    const nameOf = ({ id: period, from }: Period): string =>
        period.length === 10
            ? readersDay(from, language)
            : formatTime(from, language, period.length === 7 ? { month: 'long', year: 'numeric' } : { year: 'numeric' });
    return (
        <Details summary={<span id={id}>{t('renewal.table.title')}</span>} className={styles.table} onToggle={setOpen}>
            <table aria-labelledby={id}>
                <thead>
                    <tr>
                        <th scope="col">{t('renewal.table.period')}</th>
                        <th scope="col">{t('renewal.chart.keys')}</th>
                        <th scope="col">{t('renewal.chart.machines')}</th>
                    </tr>
                </thead>
                <tbody>
                    {periods.map(period => (
                        <tr key={period.id}>
                            <th scope="row">{nameOf(period)}</th>
                            <td>{formatNumber(period.keys)}</td>
                            <td>{formatNumber(period.machines)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </Details>
    );
}

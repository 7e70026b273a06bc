import { useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { Paged, StateFilter } from '../../jobs/public';
import { free, text } from '../../shared/columns/kinds';
import { columnsOf } from '../../shared/columns/list';
import { SimpleTable } from '../../shared/list/SimpleTable';
import type { ReportProps } from '../kind';
import planStyles from '../page/plans.module.css';
import step from '../step.module.css';
import type { ReviewDraft } from './draft';
import { SaveEvidence } from './EvidenceButtons';
import { countsOf, linesOf, OUTCOMES, progressOf, type Line, type Outcome } from './evidence';
import { FileProgressTable } from './FileProgressTable';
import { personName, useReportNames, type Names } from './names';
import styles from './review.module.css';
import { useWords } from './useWords';

/** What was decided, by whom, and what was done: the evidence (REVIEW-6). */
export function Report({
    draft: { evidence },
    job,
    items,
}: ReportProps<ReviewDraft> & { job: { ended?: number; begun?: number } }) {
    const t = useT();
    const [outcome, setOutcome] = useState<Outcome | ''>('');
    const lines = useMemo(() => linesOf(evidence, job.steps, items), [evidence, job.steps, items]);
    const names = useReportNames(evidence);
    const counts = useMemo(() => countsOf(lines), [lines]);
    const figureOf = (one: Outcome): string => t(`planReview.evidence.figures.${one}`, { smart_count: counts.get(one) ?? 0 });
    if (lines.length === 0) return null;
    return (
        <section className={`stack gap-12 ${styles.report}`} aria-label={t('planReview.evidence.title')}>
            <h3 className={step.title}>{t('planReview.evidence.title')}</h3>
            <ul className={`plain-list ${planStyles.figures}`}>
                {OUTCOMES.filter(one => counts.has(one)).map(one => (
                    <li key={one}>{figureOf(one)}</li>
                ))}
            </ul>
            <FileProgressTable files={progressOf(evidence)} />
            <div className={`buttons gap-8-12 ${styles.buttons}`}>
                <SaveEvidence lines={lines} names={names} when={job.ended ?? job.begun ?? null} />
            </div>
            <StateFilter
                label={t('planReview.evidence.done')}
                states={OUTCOMES.filter(one => counts.has(one))}
                wordOf={figureOf}
                all={lines.length}
                value={outcome}
                onChange={setOutcome}
            />
            <Lines key={outcome} lines={outcome === '' ? lines : lines.filter(line => line.outcome === outcome)} names={names} />
        </section>
    );
}

/** A key by its licence and label. */
const keyText = ({ licence, key }: Pick<Line, 'licence' | 'key'>, names: Names): string =>
    [licence && names.licenceOf(licence), names.labelOf(key) || key].filter(Boolean).join(': ');

interface Row {
    id: string;
    name: string;
    key: string;
    verdict: string;
    by: string;
    done: string;
}

/** A row for each line of the evidence, 50 a page. */
function Lines({ lines, names }: { lines: readonly Line[]; names: Names }) {
    const t = useT();
    const words = useWords(names);
    const columns = useMemo(
        () =>
            columnsOf<Row>([
                free('name', 'plans.check.who', {
                    isName: true,
                    reads: ['name'],
                    cell: ({ name }) => <bdi translate="no">{name}</bdi>,
                    text: ({ name }) => name,
                }),
                text('key', 'planReview.evidence.key'),
                text('verdict', 'planReview.evidence.verdict'),
                text('by', 'planReview.evidence.by', { isIn: ({ by }) => by !== '' }),
                text('done', 'planReview.evidence.done'),
            ]),
        [],
    );
    return (
        <Paged rows={lines}>
            {rows => (
                <SimpleTable<Row>
                    label={t('planReview.evidence.title')}
                    rows={rows.map(line => ({
                        id: `${line.file} ${line.line} ${line.key} ${line.person}`,
                        name: personName(names, line.person) || '–',
                        key: keyText(line, names) || '–',
                        verdict: words.verdictOf(line),
                        by: words.byOf(line),
                        done: words.doneOf(line),
                    }))}
                    columns={columns}
                />
            )}
        </Paged>
    );
}

import { useT } from '#i18n/useT';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/inputs/Select';
import type { YearDraft } from './draft';
import { nameIn, type Match } from './match';
import step from '../step.module.css';
import { useSay } from '../useSay';
import styles from './year.module.css';

interface SamePersonProps {
    /** rows with somebody whom they may be about */
    rows: readonly Match[];
    answers: YearDraft['answers'];
    onAnswer(answers: YearDraft['answers']): void;
}

/** Whom rows are about whose address and name do not say the same: both sides beside each other, asked and never decided (YEAR-2). */
export function SamePerson({ rows, answers, onAnswer }: SamePersonProps) {
    const t = useT();
    const portion = useShowMore(rows.length);
    if (rows.length === 0) return null;
    const open = rows.filter(({ standing, candidates }) => standing === 'ask' && candidates.length === 1);
    const title = t('planYear.questions.title');
    return (
        <section aria-label={title} className={step.question}>
            <h3 className={step.title}>{title}</h3>
            <p className="muted no-margin">{t('planYear.questions.text')}</p>
            {open.length > 1 && (
                <Button
                    variant="outlined"
                    onClick={() =>
                        onAnswer(Object.fromEntries(open.map(({ question, candidates: [only] }) => [question, only?.id ?? ''])))
                    }
                >
                    {t('planYear.questions.all')}
                </Button>
            )}
            <ul className={`plain-list ${styles.pairs}`}>
                {rows.slice(0, portion.shown).map(row => (
                    <li key={row.id} className={styles.pair}>
                        <Pair
                            row={row}
                            answer={answers[row.question]}
                            onAnswer={answer => onAnswer({ [row.question]: answer })}
                        />
                    </li>
                ))}
            </ul>
            <ShowMore {...portion} />
        </section>
    );
}

function Pair({ row, answer, onAnswer }: { row: Match; answer: string | undefined; onAnswer(answer: string): void }) {
    const t = useT();
    const say = useSay();
    const { entry, candidates } = row;
    const name = nameIn(entry);
    const isKnown = answer === '' || candidates.some(({ id }) => id === answer);
    return (
        <>
            <div className={styles.side}>
                <span className="muted">{t('planYear.questions.list')}</span>
                <strong>
                    <bdi translate="no">{name}</bdi>
                </strong>
                <bdi translate="no">{entry.email}</bdi>
                <span className="muted">{[t('planYear.questions.row', { row: entry.line }), ...entry.groups].join(', ')}</span>
            </div>
            <div className={styles.side}>
                <span className="muted">{t('planYear.questions.here')}</span>
                {candidates.map(candidate => (
                    <span key={candidate.id} className={styles.side}>
                        <strong>
                            <bdi translate="no">{candidate.name}</bdi>
                        </strong>
                        <bdi translate="no">{candidate.email}</bdi>
                        <span className="muted">{say(candidate.said)}</span>
                    </span>
                ))}
            </div>
            <Select
                aria-label={t('planYear.questions.answer', { name, row: entry.line })}
                value={isKnown ? answer : undefined}
                placeholder={t('planYear.questions.open')}
                options={[
                    ...candidates.map(one => ({
                        value: one.id,
                        label:
                            candidates.length === 1
                                ? t('planYear.questions.same')
                                : t('planYear.questions.sameAs', { name: `${one.name} (${one.email})` }),
                    })),
                    { value: '', label: t('planYear.questions.other') },
                ]}
                onChange={onAnswer}
            />
        </>
    );
}

import { useT } from '#i18n/useT';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import type { DraftProps } from '../kind';
import planStyles from '../page/plans.module.css';
import { entriesIn, type ReviewDraft } from './draft';
import styles from './review.module.css';
import { decisionOf, VERDICTS, verdictOf, type Decision, type Verdict } from './words';

/** How many different words are shown: more are no decisions but remarks. */
const MOST = 50;

interface Word extends Decision {
    rows: number;
}

/** The words of all files, the frequent ones first; addresses alone have none. */
export function wordsOf({ files }: Pick<ReviewDraft, 'files'>): Word[] {
    const words = new Map<string, Word>();
    for (const { decision } of files.flatMap(file => (file.columns.includes('decision') ? entriesIn(file) : []))) {
        const one = decisionOf(decision);
        if (one.word === '' && one.address !== '') continue;
        const known = words.get(one.word);
        words.set(one.word, { ...one, rows: (known?.rows ?? 0) + 1 });
    }
    return [...words.values()].toSorted((one, other) => other.rows - one.rows);
}

interface WordsTableProps extends Pick<DraftProps<ReviewDraft>, 'draft' | 'onChange'> {
    /** translated */
    label: string;
    words: readonly Word[];
}

/** What each word means, which can be changed (REVIEW-3). */
export function WordsTable({ label, words, draft, onChange }: WordsTableProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const choose = (word: string, verdict: Verdict) => onChange(now => ({ ...now, words: { ...now.words, [word]: verdict } }));
    return (
        <table className={`${planStyles.keys} ${styles.words}`} aria-label={label}>
            <thead>
                <tr>
                    <th scope="col">{t('planReview.source.word')}</th>
                    <th scope="col">{t('planReview.source.rows')}</th>
                    <th scope="col">{t('planReview.source.means')}</th>
                </tr>
            </thead>
            <tbody>
                {words.slice(0, MOST).map(one => {
                    const { word, rows } = one;
                    const name = word === '' ? t('planReview.source.empty') : word;
                    return (
                        <tr key={word}>
                            <th scope="row">
                                <bdi translate="no">{name}</bdi>
                            </th>
                            <td>{formatNumber(rows)}</td>
                            <td>
                                <select
                                    className={styles.select}
                                    aria-label={t('planReview.source.meaning', { word: name })}
                                    value={verdictOf(one, draft.words) ?? '?'}
                                    onChange={({ target }) =>
                                        choose(word, VERDICTS.find(known => known === target.value) ?? 'open')
                                    }
                                >
                                    <option value="?" disabled>
                                        {t('planReview.source.choose')}
                                    </option>
                                    {VERDICTS.map(verdict => (
                                        <option key={verdict} value={verdict}>
                                            {t(`planReview.verdicts.${verdict}`)}
                                        </option>
                                    ))}
                                </select>
                            </td>
                        </tr>
                    );
                })}
            </tbody>
        </table>
    );
}

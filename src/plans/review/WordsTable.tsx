import { useT } from '#i18n/useT';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { ChoiceTable } from '../ChoiceTable';
import type { DraftProps } from '../kind';
import { entriesIn, type ReviewDraft } from './draft';
import { decisionOf, keepWord, VERDICTS, verdictOf, type Decision, type Verdict } from './words';

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

/** What each word means, which can be changed, and is remembered (REVIEW-3). */
export function WordsTable({ label, words, draft, onChange }: WordsTableProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const choose = (word: string, verdict: Verdict) => {
        keepWord(word, verdict);
        onChange(now => ({ ...now, words: { ...now.words, [word]: verdict } }));
    };
    return (
        <ChoiceTable<Verdict>
            caption={label}
            hidesCaption
            heads={[t('planReview.source.word'), t('planReview.source.rows'), t('planReview.source.means')]}
            open={t('planReview.source.choose')}
            rows={words.slice(0, MOST).map(one => {
                const { word, rows } = one;
                const name = word === '' ? t('planReview.source.empty') : word;
                return {
                    ...{ id: word, name, count: formatNumber(rows) },
                    label: t('planReview.source.meaning', { word: name }),
                    value: verdictOf(one, draft.words) ?? '',
                    options: VERDICTS.map(verdict => ({ value: verdict, label: t(`planReview.verdicts.${verdict}`) })),
                    onChoose: verdict => choose(word, verdict),
                };
            })}
        />
    );
}

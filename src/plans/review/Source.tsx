import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { RadioField } from '../../ui/inputs/RadioField';
import { newId } from '../../jobs/public';
import { KeyCounting } from '../../licences/public';
import type { DraftProps } from '../kind';
import { keepList, keptList } from '../source/kept';
import { ListInput } from '../source/ListInput';
import type { Table } from '../source/table';
import step from '../step.module.css';
import { columnsOf } from './columns';
import type { ReviewDraft } from './draft';
import { File } from './File';
import { wordsOf, WordsTable } from './WordsTable';
import styles from './review.module.css';

const NOTHING = (): void => undefined;
const FREED = ['keep', 'delete'] as const;
const TERMS = ['relabels', 'renews', 'mails'] as const;

/** The files of a review, what their decisions mean, and what becomes of keys that are taken or given (REVIEW-2). */
export function Source({ draft, onChange }: DraftProps<ReviewDraft>) {
    const t = useT();
    const { plan = '' } = useParams();
    const change = (changes: Partial<ReviewDraft>) => onChange(now => ({ ...now, ...changes }));
    function add(table: Table, name: string): void {
        const id = newId();
        // It can be read again with another choice, beside the other files.
        keepList(`${plan} ${id}`, keptList(plan, name, table));
        const file = { id, name, table, columns: columnsOf(table), leavesHidden: false };
        onChange(now => ({ ...now, files: [...now.files, file] }));
    }
    return (
        <div className={step.parts}>
            <section aria-label={t('planReview.source.title')} className={styles.part}>
                <h3 className={step.title}>{t('planReview.source.title')}</h3>
                <p className={step.muted}>{t('planReview.source.text')}</p>
                {draft.files.map(file => (
                    <File key={file.id} plan={`${plan} ${file.id}`} file={file} onChange={onChange} />
                ))}
                <ListInput table={null} origin="" leavesHidden={false} onRead={add} onClear={NOTHING} onLeaveHidden={NOTHING} />
            </section>
            {draft.files.some(({ columns }) => columns.includes('decision')) && (
                <>
                    <section aria-label={t('planReview.source.words')} className={styles.part}>
                        <h3 className={step.title}>{t('planReview.source.words')}</h3>
                        <p className={step.muted}>{t('planReview.source.wordsText')}</p>
                        <WordsTable
                            label={t('planReview.source.words')}
                            words={wordsOf(draft)}
                            draft={draft}
                            onChange={onChange}
                        />
                    </section>
                    <section aria-label={t('planReview.source.freed')} className={styles.part}>
                        <h3 className={step.title}>{t('planReview.source.freed')}</h3>
                        <RadioField
                            name="freed"
                            label={t('planReview.source.freed')}
                            value={draft.freed}
                            options={FREED.map(value => ({
                                value,
                                label: t(`planReview.freed.${value}`),
                                hint: t(`planReview.freed.${value}Hint`),
                            }))}
                            onChange={freed => change({ freed })}
                        />
                        <KeyCounting />
                    </section>
                    <section aria-label={t('planReview.source.terms')} className={styles.part}>
                        <h3 className={step.title}>{t('planReview.source.terms')}</h3>
                        {TERMS.map(name => (
                            <CheckboxField
                                key={name}
                                label={t(`planReview.source.${name}`)}
                                hint={t(`planReview.source.${name}Hint`)}
                                checked={draft[name]}
                                onChange={value => change({ [name]: value })}
                            />
                        ))}
                    </section>
                </>
            )}
        </div>
    );
}

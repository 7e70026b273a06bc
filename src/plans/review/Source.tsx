import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { RadioField } from '../../ui/inputs/RadioField';
import { newId } from '../../jobs/public';
import { KeyCounting } from '../../licences/public';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import type { DraftProps } from '../kind';
import { Part } from '../Part';
import { keepList, type Kept } from '../source/kept';
import { ListEntry } from '../source/ListEntry';
import { useLists } from '../source/useLists';
import step from '../step.module.css';
import { columnsOf } from './columns';
import { decidedOf, type ReviewDraft, type ReviewFile } from './draft';
import { Decided, File } from './File';
import { wordsOf, WordsTable } from './WordsTable';
import { keptWords } from './words';

const FREED = ['keep', 'delete'] as const;
const TERMS = ['relabels', 'renews', 'mails'] as const;

/** How many files are shown at first. */
const MOST_FILES = 20;

/** A file as it was read, with a name that no other file has: evidence names rows by it. It can be read again with another choice. */
function taken({ file, list }: Kept, plan: string, others: readonly ReviewFile[]): ReviewFile {
    const id = newId();
    const name = file ? freeName(file.name, others) : '';
    keepList(`${plan} ${id}`, { file: file && new window.File([file], name), list });
    return { id, name, table: list.table, columns: columnsOf(list.table), leavesHidden: false };
}

function freeName(name: string, others: readonly ReviewFile[]): string {
    const isTaken = (one: string): boolean => others.some(other => other.name === one);
    let free = name;
    for (let number = 2; isTaken(free); number++) free = name.replace(/(\.\w+)?$/, ` (${number})$1`);
    return free;
}

/** The files of a review, what their decisions mean, and what becomes of keys that are taken or given (REVIEW-2). */
export function Source({ draft, onChange }: DraftProps<ReviewDraft>) {
    const t = useT();
    const { plan = '' } = useParams();
    const change = (changes: Partial<ReviewDraft>) => onChange(now => ({ ...now, ...changes }));
    const lists = useLists(read => {
        const files: ReviewFile[] = [];
        for (const one of read) files.push(taken(one, plan, [...draft.files, ...files]));
        const known = keptWords(wordsOf({ files }).map(({ word }) => word));
        onChange(now => ({ ...now, files: [...now.files, ...files], words: { ...known, ...now.words } }));
    });
    const portion = useShowMore(draft.files.length, { large: MOST_FILES });
    const sum = draft.files.length > 1 ? decidedOf(draft.files) : null;
    return (
        <div className={step.parts}>
            <Part title={t('planReview.source.title')} text={t('planReview.source.text')}>
                {sum && <Decided {...sum} text={t('planReview.source.all', { ...sum, smart_count: draft.files.length })} />}
                {draft.files.slice(0, portion.shown).map(file => (
                    <File key={file.id} plan={`${plan} ${file.id}`} file={file} onChange={onChange} />
                ))}
                <ShowMore {...portion} />
                <ListEntry lists={lists} several />
            </Part>
            {draft.files.some(({ columns }) => columns.includes('decision')) && (
                <>
                    <Part title={t('planReview.source.words')} text={t('planReview.source.wordsText')}>
                        <WordsTable
                            label={t('planReview.source.words')}
                            words={wordsOf(draft)}
                            draft={draft}
                            onChange={onChange}
                        />
                    </Part>
                    <Part title={t('planReview.source.freed')}>
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
                    </Part>
                    <Part title={t('planReview.source.terms')}>
                        {TERMS.map(name => (
                            <CheckboxField
                                key={name}
                                label={t(`planReview.source.${name}`)}
                                hint={t(`planReview.source.${name}Hint`)}
                                checked={draft[name]}
                                onChange={value => change({ [name]: value })}
                            />
                        ))}
                    </Part>
                </>
            )}
        </div>
    );
}

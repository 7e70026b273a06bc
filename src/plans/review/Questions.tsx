import { useMemo, useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { nameWithEmail } from '../../shared/person';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/inputs/Select';
import { TextField } from '../../ui/inputs/TextField';
import { isEmail } from '../../shared/validation';
import { groupedBy } from '../grouped';
import type { CheckProps } from '../kind';
import step from '../step.module.css';
import type { Choices, ReviewDraft } from './draft';
import { SaveEvidence, UndecidedButton } from './EvidenceButtons';
import { evidenceOf, linesOf } from './evidence';
import type { ReviewFacts } from './facts';
import { agreedState, judgedOf, type Ruling } from './judge';
import styles from './review.module.css';
import type { ReviewState } from './states';
import { useFactNames } from './names';
import { WordsTable } from './WordsTable';

type Props = CheckProps<ReviewDraft, ReviewFacts, ReviewState>;

function byStateOf(rulings: readonly Ruling[], items: Props['checked']['items']): ReadonlyMap<string, readonly Ruling[]> {
    const stateOf = new Map(items.map(({ id, state }) => [id, state]));
    return groupedBy(rulings, ({ id }) => stateOf.get(id) ?? []);
}

/** What has to be decided before the review is carried out, each once for all alike rows (REVIEW-4). */
export function Questions({ draft, checkedDraft, facts, checked, leftOut, onChange }: Props) {
    const t = useT();
    // Not what is chosen since, which would be judged at once (PLAN-2).
    const judged = judgedOf(checkedDraft, facts);
    const names = useFactNames(facts);
    const items = useMemo(() => {
        const out = new Set(leftOut);
        return checked.items.filter(({ id }) => !out.has(id));
    }, [checked.items, leftOut]);
    const byState = useMemo(() => byStateOf(judged.rulings, items), [judged, items]);
    const of = (state: ReviewState): readonly Ruling[] => byState.get(state) ?? [];
    const choose = (choices: Choices) => onChange(now => ({ ...now, choices: { ...now.choices, ...choices } }));
    const agree = () => {
        const keys = of('changed').flatMap(({ id, key }) => (key ? [[id, agreedState(key)] as const] : []));
        onChange(now => ({
            ...now,
            choices: { ...now.choices, changed: 'do' },
            agreed: { ...now.agreed, ...Object.fromEntries(keys) },
        }));
    };
    const words = [...new Map(of('word').map(one => [one.word ?? '', one])).keys()];
    const addresses = [...new Set(of('address').map(({ address }) => address))];
    const undecided = items.filter(({ state }) => state === 'open' || state === 'added').length + judged.beyond.length;
    const acts = items.some(({ steps }) => steps.length > 0);
    return (
        <>
            {words.length > 0 && (
                <div className={step.question}>
                    <p>{t('planReview.questions.words')}</p>
                    <WordsTable
                        label={t('planReview.questions.words')}
                        words={words.map(word => ({
                            word,
                            address: '',
                            rows: of('word').filter(one => one.word === word).length,
                        }))}
                        draft={draft}
                        onChange={onChange}
                    />
                </div>
            )}
            <Which
                rulings={of('which')}
                names={names}
                onMean={(row, key) => onChange(now => ({ ...now, meant: { ...now.meant, [row]: key } }))}
            />
            {addresses.map(address => (
                <Address
                    key={address}
                    address={address}
                    onMean={meant => onChange(now => ({ ...now, addresses: { ...now.addresses, [address]: meant } }))}
                />
            ))}
            <ByState count={state => of(state).length} onChoose={choose} onAgree={agree} />
            {undecided > 0 && (
                <Question
                    text={[
                        t('planReview.questions.added', { smart_count: undecided }),
                        judged.beyond.length > 0 && t('planReview.questions.beyond', { smart_count: judged.beyond.length }),
                    ]
                        .filter(Boolean)
                        .join(' ')}
                >
                    <UndecidedButton judged={judged} items={items} facts={facts} />
                </Question>
            )}
            {!acts && checked.open.length === 0 && (
                <Question text={t('planReview.questions.nothing')}>
                    <SaveEvidence
                        lines={linesOf(evidenceOf(judged, checkedDraft, items, new Set()), [], [])}
                        names={names}
                        when={null}
                    />
                </Question>
            )}
        </>
    );
}

interface ByStateProps {
    /** how many rows are in a state */
    count(state: ReviewState): number;
    onChoose(choices: Choices): void;
    /** what was changed meanwhile is done all the same */
    onAgree(): void;
}

/** What is answered for all rows in a state. */
function ByState({ count, onChoose, onAgree }: ByStateProps) {
    const t = useT();
    const leave = (choices: Choices) => <Choice label={t('planReview.questions.leave')} onChoose={() => onChoose(choices)} />;
    return (
        <>
            {count('conflict') > 0 && (
                <Question text={t('planReview.questions.conflict', { smart_count: count('conflict') })}>
                    <Choice label={t('planReview.questions.first')} onChoose={() => onChoose({ conflict: 'first' })} />
                    <Choice label={t('planReview.questions.last')} onChoose={() => onChoose({ conflict: 'last' })} />
                </Question>
            )}
            {count('changed') > 0 && (
                <Question text={t('planReview.questions.changed', { smart_count: count('changed') })}>
                    <Choice label={t('planReview.questions.changedDo')} onChoose={onAgree} />
                    {leave({ changed: 'leave' })}
                </Question>
            )}
            {count('expired') > 0 && (
                <Question text={t('planReview.questions.expired', { smart_count: count('expired') })}>
                    <Choice label={t('planReview.questions.expiredDelete')} onChoose={() => onChoose({ expired: 'delete' })} />
                    {leave({ expired: 'leave' })}
                </Question>
            )}
            {count('impossible') > 0 && (
                <Question text={t('planReview.questions.impossible', { smart_count: count('impossible') })}>
                    {leave({ impossible: 'leave' })}
                </Question>
            )}
        </>
    );
}

function Question({ text, children }: { text: string; children: ReactNode }) {
    return (
        <div className={step.question} role="group" aria-label={text}>
            <p>{text}</p>
            <div className={`buttons gap-8-12 ${styles.buttons}`}>{children}</div>
        </div>
    );
}

const Choice = ({ label, onChoose }: { label: string; onChoose(): void }) => (
    <Button variant="outlined" onClick={onChoose}>
        {label}
    </Button>
);

interface WhichProps {
    rulings: readonly Ruling[];
    names: ReturnType<typeof useFactNames>;
    onMean(row: string, key: string): void;
}

/** Rows that fit several keys, or none exactly. */
function Which({ rulings, names, onMean }: WhichProps) {
    const t = useT();
    const portion = useShowMore(rulings.length);
    if (rulings.length === 0) return null;
    return (
        <div className={step.question}>
            <p>{t('planReview.questions.which')}</p>
            {rulings.slice(0, portion.shown).map(({ id, rows: [row], person, options = [] }) => (
                <label key={id} className={`stack gap-4 ${styles.which}`}>
                    <span>
                        {t('planReview.questions.whichOf', {
                            name: person ? nameWithEmail(person) : '–',
                            licence: row?.entry.licence || '–',
                            label: row?.entry.label || '–',
                        })}
                    </span>
                    <Select
                        value={undefined}
                        placeholder={t('planReview.source.choose')}
                        options={[
                            ...options.map(key => ({
                                value: key.id,
                                label: `${names.licenceOf(key.licenceId)}: ${key.label || key.id}`,
                            })),
                            { value: '', label: t('planReview.questions.none') },
                        ]}
                        onChange={key => row && onMean(row.id, key)}
                    />
                </label>
            ))}
            <ShowMore {...portion} />
        </div>
    );
}

/** An address that nobody has: another one is meant, or nobody. */
function Address({ address, onMean }: { address: string; onMean(address: string): void }) {
    const t = useT();
    const [value, setValue] = useState(address);
    const text = t('planReview.questions.address', { address });
    return (
        <div className={step.question} role="group" aria-label={text}>
            <p>{text}</p>
            <div className={styles.address}>
                <TextField type="email" label={t('planReview.questions.addressLabel')} value={value} onChange={setValue} />
                <Button variant="outlined" disabled={!isEmail(value.trim())} onClick={() => onMean(value.trim())}>
                    {t('planReview.questions.addressTake')}
                </Button>
                <Choice label={t('planReview.questions.leave')} onChoose={() => onMean('')} />
            </div>
        </div>
    );
}

import { useT } from '#i18n/useT';
import { nameOf } from '../../shared/person';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { RadioField } from '../../ui/inputs/RadioField';
import { TextField } from '../../ui/inputs/TextField';
import { ChosenUsers, NOTE_LIMIT, type Person } from '../../users/public';
import type { DraftProps } from '../kind';
import { ACCOUNTS, type LeaveDraft } from './draft';
import step from '../step.module.css';
import styles from './leave.module.css';
import { Picker } from './Picker';
import { useUsers } from './reads';

/** Who leaves, what becomes of the accounts, and who gets what is handed over (LEAVE-1). */
export function Source({ draft, onChange, me }: DraftProps<LeaveDraft>) {
    const t = useT();
    const change = (changes: Partial<LeaveDraft>) => onChange(now => ({ ...now, ...changes }));
    const toggle = (id: string) =>
        onChange(now => ({
            ...now,
            people: now.people.includes(id) ? now.people.filter(other => other !== id) : [...now.people, id],
        }));
    const { people, successor } = draft;
    return (
        <div className={step.parts}>
            <section aria-label={t('planLeave.source.who')} className={styles.part}>
                <h3 className={step.title}>{t('planLeave.source.who')}</h3>
                <Chosen ids={people} onRemove={toggle} />
                <details open={people.length === 0 || undefined} className={styles.more}>
                    <summary>{t('planLeave.source.add')}</summary>
                    <Picker
                        isTaken={({ id }) => id === me.id || id === successor}
                        takenText={t('planLeave.source.notHere')}
                        chosen={new Set(people)}
                        onToggle={({ id }) => toggle(id)}
                    />
                </details>
            </section>
            <section aria-label={t('planLeave.source.account')} className={styles.part}>
                <h3 className={step.title}>{t('planLeave.source.account')}</h3>
                <RadioField
                    name="account"
                    label={t('planLeave.source.account')}
                    value={draft.account}
                    options={ACCOUNTS.map(value => ({
                        value,
                        label: t(`planLeave.account.${value}`),
                        hint: t(`planLeave.account.${value}Hint`),
                    }))}
                    onChange={account => change({ account })}
                />
                <TextField
                    label={t('planLeave.source.note')}
                    hint={t('planLeave.source.noteHint')}
                    value={draft.note}
                    maxLength={NOTE_LIMIT}
                    onChange={note => change({ note })}
                />
            </section>
            <section aria-label={t('planLeave.source.successor')} className={styles.part}>
                <h3 className={step.title}>{t('planLeave.source.successor')}</h3>
                <p className={step.muted}>{t('planLeave.source.successorText')}</p>
                <Chosen ids={successor === '' ? [] : [successor]} onRemove={() => change({ successor: '' })} />
                <details className={styles.more}>
                    <summary>{t('planLeave.source.choose')}</summary>
                    <Picker
                        single
                        label={t('planLeave.source.successor')}
                        isTaken={({ id }) => people.includes(id)}
                        takenText={t('planLeave.source.leavesToo')}
                        chosen={new Set(successor === '' ? [] : [successor])}
                        onToggle={({ id }) => change({ successor: id === successor ? '' : id })}
                    />
                </details>
                {successor !== '' &&
                    (['relabels', 'renews', 'mails'] as const).map(name => (
                        <CheckboxField
                            key={name}
                            label={t(`planLeave.source.${name}`)}
                            hint={t(`planLeave.source.${name}Hint`)}
                            checked={draft[name]}
                            onChange={value => change({ [name]: value })}
                        />
                    ))}
            </section>
        </div>
    );
}

/** Up to this many are listed by name: more are removed from the selection in the list of users, or left out of the check. */
const NAMED = 100;

/** The users who were chosen; of one who cannot be read the id. */
function Chosen({ ids, onRemove }: { ids: readonly string[]; onRemove(id: string): void }) {
    const { data = [], isFetching } = useUsers(ids);
    const byId = new Map(data.map(user => [user.id, user]));
    const chosen = ids.map((id): Person => {
        const user = byId.get(id);
        return user ? { id, email: user.email, alias: nameOf(user) } : { id, email: isFetching ? '…' : id, alias: '' };
    });
    return <ChosenUsers chosen={chosen} all={chosen.length <= NAMED} onRemove={({ id }) => onRemove(id)} />;
}

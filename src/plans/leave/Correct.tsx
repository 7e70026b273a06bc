import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { isListed, KeyCounting } from '../../licences/public';
import { FormModal } from '../../shared/form/FormModal';
import { SelectField, useField } from '../../shared/form/fields';
import { usePortalForm } from '../../shared/form/usePortalForm';
import { isGuest, nameOf } from '../../shared/person';
import { mayDelete } from '../../users/public';
import type { DraftProps } from '../kind';
import { Details } from '../../ui/Details';
import { ACCOUNTS, FATES, type Account, type Fate, type KeyChoice, type LeaveDraft } from './draft';
import type { LeaveFacts } from './facts';
import { Picker } from '../Picker';

const DEFAULT = 'default';
type Choice = Fate | typeof DEFAULT;

interface Values {
    [fate: `key ${string}`]: string;
    account: string;
    successor: string;
}

type Props = DraftProps<LeaveDraft> & { facts: LeaveFacts; item: string; onClose(): void };

/** What is decided differently for one user: the account, each key, and who gets them (LEAVE-4). */
export function Correct({ draft, facts, item, me, customer, onChange, onClose }: Props) {
    const t = useT();
    const { plan = '' } = useParams();
    const leaver = facts.leavers.find(({ id }) => id === item);
    const user = leaver?.user;
    const keys = (leaver?.keys ?? []).filter(isListed);
    const before = keys.map(({ id }) => draft.keys[id]?.to).find(Boolean) ?? '';
    const form = usePortalForm<Values>({
        draft: `plan/${plan}/${item}`,
        initial: {
            account: draft.accounts[item] ?? draft.account,
            successor: before,
            ...Object.fromEntries(keys.map(({ id }) => [`key ${id}`, draft.keys[id]?.fate ?? DEFAULT])),
        },
        check: () => ({}),
        send: values => {
            const ids = keys.map(({ id }) => id);
            onChange(now => ({ ...now, ...decided(now, item, ids, values) }));
            return Promise.resolve();
        },
        onClose,
    });
    const mayChoose = user !== undefined && !isGuest(user, customer) && mayDelete(user, me);
    return (
        <FormModal
            form={form}
            size="lg"
            title={t('planLeave.correct.title', { name: user ? nameOf(user) : item })}
            submit={t('planLeave.correct.submit')}
        >
            {mayChoose && (
                <SelectField
                    name="account"
                    label={t('planLeave.source.account')}
                    placeholder={t('planLeave.source.account')}
                    options={ACCOUNTS.map(account => ({ value: account, label: t(`planLeave.account.${account}`) }))}
                />
            )}
            {keys.map(({ id, label, licenceId }) => (
                <SelectField
                    key={id}
                    name={`key ${id}`}
                    label={t('planLeave.correct.key', {
                        key: label || id,
                        licence: facts.licences.get(licenceId)?.name ?? licenceId,
                    })}
                    placeholder={t('planLeave.questions.fate')}
                    options={[DEFAULT, ...FATES].map(fate => ({ value: fate, label: t(`planLeave.fates.${fate as Choice}`) }))}
                />
            ))}
            {keys.length > 0 && <KeyCounting />}
            {keys.length > 0 && <Successor people={draft.people} />}
        </FormModal>
    );
}

/** Who gets the keys of this user, if it is not the same one as for all. */
function Successor({ people }: { people: readonly string[] }) {
    const t = useT();
    const { value, error, change } = useField<string>('successor');
    return (
        <Details summary={t('planLeave.correct.successor')} open={value !== '' || undefined}>
            <Picker
                single
                label={t('planLeave.correct.successor')}
                isTaken={({ id }) => people.includes(id)}
                takenText={t('planLeave.source.leavesToo')}
                chosen={new Set(value === '' ? [] : [value])}
                error={error}
                onToggle={({ id }) => change(id === value ? '' : id)}
            />
        </Details>
    );
}

/** The draft's decisions about one user, as they were chosen. */
function decided(
    draft: LeaveDraft,
    item: string,
    keys: readonly string[],
    { account, successor, ...fates }: Values,
): Pick<LeaveDraft, 'accounts' | 'keys'> {
    const others = Object.fromEntries(Object.entries(draft.keys).filter(([id]) => !keys.includes(id)));
    const own = keys.flatMap((id): [string, KeyChoice][] => {
        const fate = fates[`key ${id}`];
        const choice: KeyChoice = {
            ...(fate === undefined || fate === DEFAULT ? {} : { fate: fate as Fate }),
            ...(successor === '' ? {} : { to: successor }),
        };
        return Object.keys(choice).length > 0 ? [[id, choice]] : [];
    });
    const { [item]: _before, ...accounts } = draft.accounts;
    return {
        accounts: account === draft.account ? accounts : { ...accounts, [item]: account as Account },
        keys: { ...others, ...Object.fromEntries(own) },
    };
}

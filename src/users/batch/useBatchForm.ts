import type { Customer, User } from '../../../dataProvider/types';
import { useGroups, useLicences } from '../detail/userReads';
import type { Person } from '../user';
import { planOf, type BatchKind, type Plan } from './batch';
import type { Wanted } from './batchCalls';
import { useChosenUsers } from './useChosenUsers';
import { useTarget } from './useTarget';

/** What has to be known of the people to tell who has it already. */
const EXPANDED: Readonly<Partial<Record<BatchKind, 'keys' | 'cloudGroups'>>> = { licence: 'keys', group: 'cloudGroups' };

interface About {
    kind: BatchKind;
    people: readonly Person[];
    me: User;
    customer: Customer;
}

/** What has to be known and entered before a batch starts. */
export function useBatchForm({ kind, people, me, customer }: About) {
    const users = useChosenUsers(people, EXPANDED[kind]);
    const licences = useLicences(kind === 'licence');
    const groups = useGroups(kind === 'group');
    const needed = kind === 'licence' ? [users, licences] : kind === 'group' ? [users, groups] : [users];
    const failed = needed.find(query => query.error && !query.data);

    const form = useTarget(kind === 'group' ? 'group' : 'licence', customer.flags.school);
    const licence = kind === 'licence' ? licences.data?.find(({ id }) => id === form.target.id) : undefined;
    const group = kind === 'group' ? groups.data?.find(({ id }) => id === form.target.id) : undefined;
    const inactive = new Set(users.data?.filter(user => !user.active).map(({ id }) => id));
    const plan: Plan = planOf(people, users.data ?? [], { kind, me, customer, licence: licence?.id, group: group?.id });

    /** What is asked for, once everything entered is right; otherwise null, with the messages beside the fields. */
    const complete = (): Wanted | null => {
        if (kind === 'reset' || kind === 'activate') return { target: '', sendMail: false, inactive };
        const chosen = licence ?? group;
        if (!form.check(chosen !== undefined, licence) || !chosen) return null;
        return {
            target: chosen.id,
            expire: licence && form.expireFor(licence),
            sendMail: kind === 'licence' && form.target.sendMail,
            inactive,
        };
    };

    return {
        form,
        plan,
        inactive,
        complete,
        licences: licences.data ?? [],
        groups: groups.data ?? [],
        isPending: needed.some(query => query.isPending),
        failure: failed?.error ? { error: failed.error, retry: () => failed.refetch() } : null,
    };
}

export type BatchForm = ReturnType<typeof useBatchForm>;

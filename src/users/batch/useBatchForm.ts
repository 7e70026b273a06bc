import { useState } from 'react';
import type { Customer, User } from '#dataProvider/types';
import { shareOut } from '../assignment';
import { useGroups, useLicences } from '../detail/userReads';
import { useKeySupply } from '../useKeySupply';
import type { Person } from '../user';
import { planOf, planWithout, type BatchKind } from './batch';
import type { Wanted } from './batchCalls';
import { useChosenUsers } from './useChosenUsers';
import { useTarget } from './useTarget';

/** The relations needed to see who already has the licence or group. */
const EXPANDED: Readonly<Partial<Record<BatchKind, 'keys' | 'cloudGroups'>>> = { licence: 'keys', group: 'cloudGroups' };

/** Who gets no key of a licence with too few, and whether keys without a user are assigned too. */
interface Decision {
    licence?: string;
    /** ids */
    without: ReadonlySet<string>;
    givesSpare: boolean;
    /** submitting was attempted with too few keys */
    tried: boolean;
}

const UNDECIDED: Decision = { without: new Set(), givesSpare: false, tried: false };

interface About {
    kind: BatchKind;
    people: readonly Person[];
    me: User;
    customer: Customer;
}

/** Loads the data and holds the input that a batch needs before it starts. */
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
    const able = planOf(people, users.data ?? [], { kind, me, customer, licence: licence?.id, group: group?.id });
    // The decision who gets no key is reset for another licence.
    const [decision, setDecision] = useState<Decision>(UNDECIDED);
    const { without, givesSpare, tried } = decision.licence === licence?.id ? decision : UNDECIDED;
    const decide = (changes: Partial<Decision>) =>
        setDecision({ without, givesSpare, tried: false, ...changes, licence: licence?.id });
    const plan = planWithout(able, without);
    const supply = useKeySupply(licence, plan.run.length, givesSpare);
    const keys = new Map(
        shareOut(plan.run, supply.free, givesSpare ? supply.spare : []).flatMap(({ person, key }) =>
            key === undefined ? [] : [[person.id, key] as const],
        ),
    );

    /** Returns the parameters when all input is valid; otherwise null, after showing the errors at the fields. */
    const complete = (): Wanted | null => {
        if (kind === 'reset' || kind === 'activate') return { target: '', sendMail: false, inactive };
        const chosen = licence ?? group;
        if (!form.check(chosen !== undefined, licence) || !chosen) return null;
        if (supply.over > 0) {
            decide({ tried: true });
            return null;
        }
        return {
            target: chosen.id,
            expire: licence && form.expireFor(licence),
            sendMail: kind === 'licence' && form.target.sendMail,
            inactive,
            keys,
        };
    };

    return {
        form,
        plan,
        able: able.run,
        supply,
        without,
        givesSpare,
        tried,
        decide,
        inactive,
        complete,
        licences: licences.data ?? [],
        groups: groups.data ?? [],
        isPending: needed.some(query => query.isPending),
        failure: failed?.error ? { error: failed.error, retry: () => failed.refetch() } : null,
    };
}

export type BatchForm = ReturnType<typeof useBatchForm>;

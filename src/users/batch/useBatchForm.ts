import { useState } from 'react';
import type { Customer, User } from '../../../dataProvider/types';
import { refusalText } from '../../licences/public';
import { failureText } from '../../shared/feedback/failure';
import { nowSeconds } from '../../shared/format/date';
import { shareOut } from '../assignment';
import { useGroups, useLicences } from '../detail/userReads';
import { useKeySupply } from '../useKeySupply';
import type { Person } from '../user';
import { planOf, planWithout, type BatchKind } from './batch';
import type { Wanted } from './batchCalls';
import { useChosenUsers } from './useChosenUsers';
import { useTarget } from './useTarget';

/** What has to be known of the people to tell who has it already. */
const EXPANDED: Readonly<Partial<Record<BatchKind, 'keys' | 'cloudGroups'>>> = { licence: 'keys', group: 'cloudGroups' };

/** Who goes without a licence that has too few keys, and whether keys without a user are given too. */
interface Decision {
    licence?: string;
    /** ids */
    without: ReadonlySet<string>;
    givesSpare: boolean;
    /** it was tried to start with too few keys */
    tried: boolean;
}

const UNDECIDED: Decision = { without: new Set(), givesSpare: false, tried: false };

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
    const able = planOf(people, users.data ?? [], { kind, me, customer, licence: licence?.id, group: group?.id });
    // Who goes without is decided anew for another licence.
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

    /** What is asked for, once everything entered is right; otherwise null, with the messages beside the fields. */
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
    /** Why it failed for somebody after `done` succeeded: an i18n key. */
    const reasonOf = (error: unknown, done: number): string => {
        if (!licence) return failureText(error);
        const used = licence.count_active_licences + done;
        return refusalText(error, { licence: { ...licence, count_active_licences: used }, makesKey: true }, nowSeconds());
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
        reasonOf,
        inactive,
        complete,
        licences: licences.data ?? [],
        groups: groups.data ?? [],
        isPending: needed.some(query => query.isPending),
        failure: failed?.error ? { error: failed.error, retry: () => failed.refetch() } : null,
    };
}

export type BatchForm = ReturnType<typeof useBatchForm>;

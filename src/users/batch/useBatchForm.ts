import { useT } from '#i18n/useT';
import { useState } from 'react';
import type { Step } from '#dataProvider/jobs/verbs';
import type { Customer, Licence, User } from '#dataProvider/types';
import type { JobDraft } from '../../jobs/public';
import { isAutomatic } from '../../licences/public';
import { usePortalForm, type PortalForm } from '../../shared/form/usePortalForm';
import { isExpiryRequired, shareOut } from '../assignment';
import { useGroups, useLicences } from '../detail/userReads';
import { dayProblem, expiryOf, NO_TERMS, type GivingTerms } from '../givingTerms';
import { useKeySupply } from '../useKeySupply';
import { planOf, planWithout, type BatchKind } from './batch';
import { useChosenUsers } from './useChosenUsers';

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

/** The input of a batch: the licence or group, and the terms of the licence. */
export interface Target extends GivingTerms {
    /** id of the licence or group; `''` while none is selected */
    id: string;
}

const NO_TARGET: Target = { ...NO_TERMS, id: '' };

interface About {
    kind: BatchKind;
    /** ids */
    people: readonly string[];
    me: User;
    customer: Customer;
    /** starts the job for these users */
    start(draft: JobDraft): Promise<unknown>;
    onClose(): void;
}

/** Loads the data and holds the input that a batch needs before it starts. */
export function useBatchForm({ kind, people, me, customer, start, onClose }: About) {
    const t = useT();
    const users = useChosenUsers(people, EXPANDED[kind]);
    const licences = useLicences(kind === 'licence');
    const groups = useGroups(kind === 'group');
    const needed = kind === 'licence' ? [users, licences] : kind === 'group' ? [users, groups] : [users];
    const failed = needed.find(query => query.error && !query.data);

    const licenceOf = ({ id }: Target) => (kind === 'licence' ? licences.data?.find(licence => licence.id === id) : undefined);
    const groupOf = ({ id }: Target) => (kind === 'group' ? groups.data?.find(group => group.id === id) : undefined);
    const isRequired = (chosen: Licence | undefined) =>
        isExpiryRequired({ school: customer.flags.school, automatic: chosen !== undefined && isAutomatic(chosen) });

    const form: PortalForm<Target> = usePortalForm<Target, boolean>({
        draft: `users/batch/${kind === 'group' ? 'group' : 'licence'}`,
        initial: NO_TARGET,
        check: target => {
            if (kind !== 'licence' && kind !== 'group') return {};
            const chosen = licenceOf(target) ?? groupOf(target);
            const problem = kind === 'licence' && dayProblem(target, isRequired(licenceOf(target)));
            return { id: !chosen && t(`users.batch.${kind}.choose`), day: problem && t(problem) };
        },
        send: async target => {
            if (supply.over > 0) decide({ tried: true });
            else if (plan.run.length > 0) {
                await start(draftOf(target));
                return true;
            }
            return false;
        },
        rest: started => (started ? null : {}),
        onClose,
    });
    const licence = licenceOf(form.values);
    const group = groupOf(form.values);
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

    const stepOf = (target: Target): Step => {
        if (kind === 'group') return { verb: 'joinGroup', group: target.id };
        if (kind !== 'licence') return { verb: 'recover' };
        const chosen = licenceOf(target);
        return {
            verb: 'giveLicence',
            licence: target.id,
            expire: chosen && expiryOf(target, isRequired(chosen)),
            sendMail: target.sendMail,
        };
    };
    const draftOf = (target: Target): JobDraft => ({
        kind,
        steps: [stepOf(target)],
        // Inactive users get no keys by e-mail (USER-5).
        people: plan.run.map(({ id }) => ({ id, key: keys.get(id), quiet: inactive.has(id) })),
    });

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
        isExpiryRequired: isRequired(licence),
        licences: licences.data ?? [],
        groups: groups.data ?? [],
        isPending: needed.some(query => query.isPending),
        failure: failed?.error ? { error: failed.error, retry: () => failed.refetch() } : null,
    };
}

export type BatchForm = ReturnType<typeof useBatchForm>;

import { useState } from 'react';
import { useT } from '#i18n/useT';
import type { Step, Subject } from '#dataProvider/jobs/steps';
import type { Customer, User } from '#dataProvider/types';
import type { JobDraft } from '../../jobs/public';
import { isListed, sharersOf } from '../../keys/public';
import { freeKeys } from '../../licences/public';
import { usePortalForm, type PortalForm } from '../../shared/form/usePortalForm';
import { nowSeconds } from '../../shared/format/date';
import { isCount, planOf } from '../../shared/many/plan';
import { hasLicence } from '../assignment';
import { expiryReason, freedLicences, licenceChoices, openWishes, type LicenceWish } from '../detail/detail';
import { useGroups, useLicences } from '../detail/userReads';
import { dayProblem, expiryOf, NO_TERMS, type GivingTerms } from '../givingTerms';
import { giftsOf, needOf, obstacleOf, sharedByUser, UNDECIDED, type BatchKind, type Decision } from './batch';
import { useSelectedUsers, useInactiveUsers } from './useSelectedUsers';
import { useEveryKey } from './useEveryKey';

/** The relations needed to see who already has the licence or group, and who loses which. */
const EXPANDED: Readonly<Partial<Record<BatchKind, 'keys' | 'cloudGroups'>>> = {
    licence: 'keys',
    take: 'keys',
    delete: 'keys',
    group: 'cloudGroups',
    leave: 'cloudGroups',
};
/** The actions that need the customer's licences. */
const WITH_LICENCES: readonly BatchKind[] = ['licence', 'take', 'delete'];

/** The input of a batch. */
export interface Target extends GivingTerms {
    /** id of the group, or of the licence to remove; `''` while none is selected */
    id: string;
    /** the licences to assign */
    chosen: readonly LicenceWish[];
    /** the number of people, typed to confirm a deletion */
    typed: string;
    /** deletes the keys of deleted users */
    frees: boolean;
}

const NO_TARGET: Target = { ...NO_TERMS, id: '', chosen: [], typed: '', frees: false };

const isWish = (value: unknown): value is LicenceWish =>
    typeof (value as Partial<LicenceWish> | null)?.licence === 'string' && (value as LicenceWish).key === undefined;

/** The users of a batch: selected ones (ids), or all inactive ones. */
export type Audience = readonly string[] | 'inactive';

interface About {
    kind: BatchKind;
    audience: Audience;
    /** the licence or group of the page on which users were selected; otherwise it is selected in the form */
    fixed?: string;
    me: User;
    customer: Customer;
    /** starts the job for these users */
    start(draft: JobDraft): Promise<unknown>;
    onClose(): void;
}

/** Loads the data and holds the input that a batch needs before it starts. */
export function useBatchForm({ kind, audience, fixed, me, customer, start, onClose }: About) {
    const t = useT();
    const now = nowSeconds();
    const { school } = customer.flags;
    const selectedUsers = useSelectedUsers(audience === 'inactive' ? [] : audience, EXPANDED[kind]);
    const inactiveUsers = useInactiveUsers(audience === 'inactive');
    const users = audience === 'inactive' ? inactiveUsers.query : selectedUsers;
    const known = users.data ?? [];
    const quiet = new Set(known.filter(({ active }) => !active).map(({ id }) => id));
    const people = audience === 'inactive' ? known.map(({ id }) => id) : audience;
    const licences = useLicences(WITH_LICENCES.includes(kind));
    const groups = useGroups(kind === 'group' || kind === 'leave');
    const needed = [
        users,
        ...(WITH_LICENCES.includes(kind) ? [licences] : []),
        ...(EXPANDED[kind] === 'cloudGroups' ? [groups] : []),
    ];
    const failed = needed.find(query => query.error && !query.data);

    const choices = licenceChoices(licences.data ?? [], [], { school, now });
    const givenOf = ({ chosen }: Target) => openWishes(choices, chosen).map(({ licence }) => licence);
    const targetOf = ({ id }: Target): string => fixed ?? id;
    const isRequired = (target: Target) => expiryReason(givenOf(target), school) !== null;

    const check = (target: Target) => {
        switch (kind) {
            case 'licence': {
                const problem = dayProblem(target, isRequired(target));
                return {
                    chosen: givenOf(target).length === 0 && t('userDetail.add.chooseOne'),
                    day: problem && t(problem),
                };
            }
            case 'take':
            case 'group':
            case 'leave': {
                const open = kind === 'take' ? takeable : joinable;
                const isKnown = fixed !== undefined || open.some(({ id }) => id === target.id);
                return { id: !isKnown && t(`users.batch.${kind === 'take' ? 'licence' : 'group'}.choose`) };
            }
            case 'delete':
                return {
                    typed:
                        !isCount(target.typed, plan.run.length) &&
                        t('users.batch.count.mismatch', { count: String(plan.run.length) }),
                };
            default:
                return {};
        }
    };

    const form: PortalForm<Target> = usePortalForm<Target, boolean>({
        draft: kind === 'licence' || kind === 'group' ? `users/batch/${kind}` : undefined,
        initial: NO_TARGET,
        isEntry: isWish,
        check,
        send: async target => {
            if (needs.some(({ over }) => over > 0)) setTried(true);
            else if (subjects.length > 0) {
                await start({ kind, steps: stepsOf(target), people: subjects, known: plan.run });
                return true;
            }
            return false;
        },
        rest: started => (started ? null : {}),
        onClose,
    });

    const given = kind === 'licence' ? givenOf(form.values) : [];
    const target = targetOf(form.values);
    const circumstances = {
        kind,
        me,
        customer,
        licences: kind === 'take' ? (target ? [target] : []) : given.map(({ id }) => id),
        group: EXPANDED[kind] === 'cloudGroups' && target ? target : undefined,
    };
    const plan = planOf(people, known, user => obstacleOf(user, circumstances));
    const takeable = (licences.data ?? []).flatMap(licence => {
        const holders = known.filter(user => hasLicence(user, licence.id)).length;
        return isListed(licence) && holders > 0 ? [{ id: licence.id, licence, holders }] : [];
    });
    const joinable = (groups.data ?? []).filter(
        ({ id }) => kind !== 'leave' || known.some(({ cloudGroups }) => cloudGroups?.some(group => group.id === id)),
    );

    // The decision about who gets no key is stored for each licence.
    const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
    const [tried, setTried] = useState(false);
    const decide = (licence: string, changes: Partial<Decision>) => {
        setTried(false);
        setDecisions(known => ({ ...known, [licence]: { ...(known[licence] ?? UNDECIDED), ...changes } }));
    };
    const bare = given.map(licence =>
        needOf(licence, plan.run, { ...(decisions[licence.id] ?? UNDECIDED), free: freeKeys(licence), spare: [] }),
    );
    const short = bare.filter(({ lacking, free }) => lacking.length > free).map(({ licence }) => licence.id);
    const taken = kind === 'take' && target ? [target] : [];
    const keysOf = useEveryKey([...short, ...taken]);
    const needs = bare.map(need => needOf(need.licence, plan.run, { ...need, spare: keysOf(need.licence.id).spare }));
    const running = new Set(plan.run.map(({ id }) => id));
    /** the keys of which some are removed, and those that others keep (LICENCE-9) */
    const held = taken
        .flatMap(licence => keysOf(licence).all)
        .filter(({ users = [] }) => users.some(({ id }) => running.has(id)));
    const sharers = sharersOf(held, { id: '' }).filter(({ id = '' }) => !running.has(id));
    const shared = sharedByUser(held, running);
    const unread = taken.map(licence => keysOf(licence).failure).find(failure => failure !== null);
    const freed =
        kind === 'delete'
            ? freedLicences(
                  plan.run.flatMap(({ keys = [] }) => keys),
                  licences.data ?? [],
                  now,
              )
            : [];

    // Inactive users get no keys by e-mail (USER-5).
    const subjects: Subject[] =
        kind === 'licence'
            ? giftsOf(plan.run, needs).map(gift => ({ ...gift, ...(quiet.has(gift.id) ? { quiet: true } : {}) }))
            : plan.run.map(({ id }) => ({ id, ...shared.get(id) }));

    const stepsOf = (values: Target): Step[] => {
        const id = targetOf(values);
        switch (kind) {
            case 'licence': {
                const expire = expiryOf(values, isRequired(values));
                return given.map(licence => ({ verb: 'giveLicence', licence: licence.id, expire, sendMail: values.sendMail }));
            }
            case 'take':
                return [{ verb: 'takeLicence', licence: id }];
            case 'group':
                return [{ verb: 'joinGroup', group: id }];
            case 'leave':
                return [{ verb: 'leaveGroup', group: id }];
            case 'logout':
                return [{ verb: 'logout' }];
            case 'delete':
                return [{ verb: 'deleteUser', frees: values.frees ? freed.map(licence => licence.id) : [] }];
            default:
                return [{ verb: 'recover' }];
        }
    };

    return {
        form,
        plan,
        /** whether the keys, and so who shares them, are still being read */
        isReading: taken.some(licence => keysOf(licence).isPending),
        /** number of users that the job will process */
        count: subjects.length,
        needs,
        tried,
        decide,
        sharers,
        /** number of keys of the deleted users, and of licences whose keys can be freed */
        losses: { keys: plan.run.reduce((sum, { keys = [] }) => sum + keys.filter(isListed).length, 0), freed: freed.length },
        /** number of inactive users among those who get a licence */
        inactive: subjects.filter(({ id }) => quiet.has(id)).length,
        isExpiryRequired: isRequired(form.values),
        choices,
        takeable,
        groups: joinable,
        progress: inactiveUsers.progress,
        isPending: needed.some(query => query.isPending),
        failure: failed?.error ? { error: failed.error, retry: () => failed.refetch() } : (unread ?? null),
    };
}

export type BatchForm = ReturnType<typeof useBatchForm>;

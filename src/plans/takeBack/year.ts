import type { Held, Step, Subject } from '#dataProvider/jobs/steps';
import { isSameId, sameText } from '#dataProvider/text';
import type { CloudGroup, User } from '#dataProvider/types';
import { userIds } from '../../keys/public';
import { nowSeconds } from '../../shared/format/date';
import { nameOf } from '../../shared/person';
import { gift, planned } from '../keySteps';
import type { PlannedStep, Said } from '../kind';
import type { Receipt } from '../planFile';
import { seenKey } from '../seen';
import type { TakeBackFacts } from './facts';

/** What of a new school year can be taken back (YEAR-8). Pure. */

type Facts = Pick<TakeBackFacts, 'customer' | 'users' | 'licences' | 'groups' | 'keys' | 'passed' | 'givesNew' | 'me'>;

interface Inverse {
    steps: readonly PlannedStep[];
    held?: Subject['held'];
    reason?: Said;
}

const NOTHING: Inverse = { steps: [] };

/** The cloud group of a class: the one that was joined, where that is known (`joined`), otherwise the one of its name. */
export function groupOfClass(
    groups: TakeBackFacts['groups'],
    label: string,
    joined: Subject['joined'] = {},
): CloudGroup | undefined {
    if (Object.hasOwn(joined, label)) return groups.get(joined[label] ?? '');
    return [...groups.values()].find(group => sameText(group.label, label));
}

/** Who has got keys of leavers, as `key user`. */
export const passedIn = ({ steps, items }: Receipt): ReadonlySet<string> =>
    new Set(
        items.flatMap(({ id, held, taken }) =>
            taken.flatMap(at => {
                const step = steps[at];
                const key = step?.verb === 'passKey' ? held?.[step.licence]?.key : undefined;
                return key === undefined ? [] : [`${key} ${id}`];
            }),
        ),
    );

/** The keys that a receipt is about, besides those that its steps name. */
export const heldIn = ({ items }: Receipt): string[] =>
    items.flatMap(({ held = {}, taken }) => (taken.length > 0 ? Object.values(held).map(({ key }) => key) : []));

/** The expiry that a key had, if it can have it again: none in the past can be set (KEY-6). */
const formerly = ({ expire }: Held): { to: number | null } | null =>
    expire !== null && expire < nowSeconds() ? null : { to: expire };

/** What takes a step back for this user; null if it is none of a new school year. */
export function yearInverse(step: Step, user: Pick<User, 'id' | 'cloudGroups'>, item: Subject, facts: Facts): Inverse | null {
    const licenceName = (licence: string): string => facts.licences.get(licence)?.name ?? licence;
    switch (step.verb) {
        case 'extendKey': {
            const { licence, expire = null } = step;
            const before = item.held?.[licence];
            const key = before && facts.keys.get(before.key);
            const args = { name: licenceName(licence) };
            const isSame = key && userIds(key).includes(user.id) && (key.expire ?? null) === expire;
            if (!before || !isSame) return { ...NOTHING, reason: { key: 'plans.takeBack.keyChanged', args } };
            const former = formerly(before);
            if (!former) return { ...NOTHING, reason: { key: 'plans.takeBack.pastExpiry', args } };
            return {
                steps: [{ step: { verb: 'extendKey', licence }, what: { key: 'plans.does.extendKey', args } }],
                held: { [licence]: { ...seenKey(key), ...former } },
            };
        }
        case 'handOn': {
            const { licence } = step;
            const before = item.held?.[licence];
            const key = before && facts.keys.get(before.key);
            const args = { name: licenceName(licence) };
            const [now, ...others] = key ? userIds(key) : [];
            // It may not have gone on: then it still is the leaver's.
            if (now === user.id) return NOTHING;
            if (now !== undefined && isSameId(now, facts.me ?? ''))
                return { ...NOTHING, reason: { key: 'plans.takeBack.own', args } };
            if (!key || now === undefined || others.length > 0 || !facts.passed?.has(`${key.id} ${now}`)) {
                return { ...NOTHING, reason: { key: 'plans.takeBack.keyChanged', args } };
            }
            const seen = seenKey(key);
            const taker = facts.users.get(now);
            // A label that is not the name of who got it is somebody else's.
            const isStamped = taker !== undefined && key.label === nameOf(taker);
            const verb = isStamped ? 'stampKey' : 'extendKey';
            return {
                steps: [
                    { step: { verb: 'passKey', licence }, what: { key: 'plans.does.giveBack', args } },
                    { step: { verb, licence }, what: { key: `plans.does.${verb}`, args } },
                ],
                held: { [licence]: { ...seen, ...(formerly(before) ?? { to: seen.expire }) } },
                ...(isStamped ? {} : { reason: { key: 'plans.takeBack.label' } }),
            };
        }
        case 'joinClass': {
            if (step.member) return NOTHING;
            const group = groupOfClass(facts.groups, step.label, item.joined);
            const args = { name: group?.label ?? step.label };
            if (!group || !user.cloudGroups?.some(({ id }) => id === group.id)) {
                return { ...NOTHING, reason: { key: 'plans.takeBack.noMember', args } };
            }
            const what = { key: 'plans.does.leaveGroup', args } as const;
            return { steps: [{ step: { verb: 'leaveGroup', group: group.id }, what }] };
        }
        // The key of an automatic licence goes with the licence, which schools cannot give (USER-12).
        case 'takeLicence':
        case 'dropHeld': {
            const { licence } = step;
            const before = item.held?.[licence];
            if (step.verb === 'takeLicence' && !before) return null;
            const mayGive = facts.givesNew && !(step.verb === 'takeLicence' && facts.customer.flags?.school);
            const former = before && formerly(before);
            if (!mayGive || !former) return { ...NOTHING, reason: { key: 'plans.takeBack.lost' } };
            return {
                steps: [
                    planned(gift(licence, former.to), { key: 'plans.does.giveLicence', args: { name: licenceName(licence) } }),
                ],
            };
        }
        case 'leaveHeld':
            return { ...NOTHING, reason: { key: 'plans.takeBack.sharedKey' } };
        case 'freshKey':
            return { ...NOTHING, reason: { key: 'plans.takeBack.lost' } };
        // They go back with `handOn` of the leaver.
        case 'handedOn':
        case 'passKey':
        case 'stampKey':
            return NOTHING;
        default:
            return null;
    }
}

import type { PortalDataProvider } from '../../dataProvider';
import type { Licence, Ticket, User } from '../../dataProvider/types';
import { checkLeave } from '../../src/plans/leave/check';
import { INITIAL, successorsOf, type LeaveDraft } from '../../src/plans/leave/draft';
import type { LeaveFacts } from '../../src/plans/leave/facts';
import { readThings } from '../../src/plans/leave/reads';
import { actingItems } from '../../src/plans/safety';
import { begunOf } from './planRun';

/** Plans for users who leave, without their page. */

/** What the check reads, from the server. */
async function factsOf(provider: PortalDataProvider, draft: LeaveDraft): Promise<LeaveFacts> {
    const meta = { expand: ['keys', 'cloudGroups'] };
    const users = async (ids: readonly string[]) => (await provider.getMany<User>('users', { ids: [...ids], meta })).data;
    const people = await users(draft.people);
    const leavers = draft.people.map(async id => {
        const user = people.find(one => one.id === id);
        return user ? { id, user, ...(await readThings(provider, id)) } : { id, keys: [], seats: [], unread: [] };
    });
    const licences = (await provider.getEvery('licences', { meta: { expand: [] } })) as Licence[];
    return {
        customer: await provider.getCurrentCustomer(),
        leavers: await Promise.all(leavers),
        successors: new Map((await users(successorsOf(draft))).map(user => [user.id, user])),
        licences: new Map(licences.map(licence => [licence.id, licence])),
        tickets: (await provider.getEvery('tickets', { meta: { expand: [] } })) as Ticket[],
        isPending: false,
        failure: null,
        again: () => undefined,
    };
}

/** Checks a plan as the signed-in user. */
export async function checked(provider: PortalDataProvider, changes: Partial<LeaveDraft>, leftOut: readonly string[] = []) {
    const draft = { ...INITIAL, ...changes };
    const [me, customer] = await Promise.all([provider.getCurrentUser(), provider.getCurrentCustomer()]);
    const facts = await factsOf(provider, draft);
    const around = { me, customer, leftOut };
    const found = checkLeave(draft, facts, around);
    return { ...found, draft, facts, ...begunOf(actingItems(found.items, leftOut, me.id)) };
}

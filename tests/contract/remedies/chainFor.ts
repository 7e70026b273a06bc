import { isAdministrator } from '#authProvider/roles';
import { chainOf, type Link } from '#customRoutes/why/chain';
import { fullLicences } from '#customRoutes/why/facts/key';
import { licenceRelations } from '#customRoutes/why/useReads';
import type { CloudGroup, Key, Licence, User } from '#dataProvider/types';
import { words } from '../../customRoutes/why/known';
import type { Signed } from '../support';

interface Asked {
    /** id of the person */
    id: string;
    product: string | null;
    /** what the academy said when it led here */
    session?: string;
}

/** The chain of a person for who is signed in, told from what the page reads. */
export async function chainFor({ provider, calls }: Signed, { id, product, session }: Asked): Promise<Link[]> {
    const me = await provider.getCurrentUser({});
    const isOwn = !isAdministrator(me);
    const about = { product, isOwn, session, now: Math.floor(Date.now() / 1000) };
    const person = isOwn ? me : (await provider.getOne<User>('users', { id })).data;
    calls.length = 0;
    const [customer, keys, licences, groups, applications] = await Promise.all([
        provider.getCurrentCustomer({}),
        provider.getList<Key>('keys', { meta: { user: id } }),
        provider.getEvery('licences', { meta: licenceRelations(me) }),
        provider.getList<CloudGroup>('cloudGroups', {}),
        provider.getApplications({}),
    ]);
    const known = { person, customer, keys: keys.data, licences: licences as Licence[], groups: groups.data, applications };
    const full = fullLicences(known, about);
    const holders = await Promise.all(
        full.map(async licence => [licence, (await provider.getEvery('keys', { meta: { licence } })) as Key[]] as const),
    );
    return chainOf({ ...known, holders: new Map(holders) }, about, words);
}

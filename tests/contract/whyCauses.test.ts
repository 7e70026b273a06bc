// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAdministrator } from '#authProvider/roles';
import { firstOf, type Link } from '#customRoutes/why/chain';
import { actionOf } from '#customRoutes/why/remedies';
import type { User } from '#dataProvider/types';
import { CAUSES } from '../customRoutes/why/causes';
import type { Cause } from '../customRoutes/why/causes/cause';
import { chainFor } from './remedies/chainFor';
import { bringAbout, JAN, PUPIL, seedOf } from './remedies/seeds';
import { startMockServer, type Signed } from './support';

/** Each cause on servers of both kinds, for everybody who may look (WHY-1, WHY-4). `WHY_USERS=10000` runs it with as many users. */

const scale = Number(process.env.WHY_USERS ?? 0);
const SERVERS = [
    ['sorts and pages', { scale }],
    ['refuses what is optional', { scale, odata: 'plain' }],
] as const;

/** Who looks: an administrator, others who only read, and the person. */
const ACCOUNTS = {
    [JAN]: { admin: 'admin@holzmann.example', reader: ['reader@holzmann.example'], user: 'user@holzmann.example' },
    [PUPIL]: { admin: 'admin@schule.example', reader: [], user: 'student@schule.example' },
};

const idOf = (link: Link | undefined) => link?.remedy && `${link.remedy.of} ${link.remedy.id}`;

describe.each(SERVERS)('a server that %s', (name, options) => {
    const isFirst = name === SERVERS[0][0];
    const server = startMockServer(options);

    /** What stands first for somebody, and what they are offered. */
    async function seen(email: string, { about }: Cause, id: string) {
        const signed: Signed = await server.signedIn(email);
        const product = about?.product === undefined ? 'pcad' : about.product;
        const first = firstOf(await chainFor(signed, { id, product, session: about?.session }));
        const me = await signed.provider.getCurrentUser({});
        const person = isAdministrator(me) ? (await signed.provider.getOne<User>('users', { id })).data : me;
        const customer = await signed.provider.getCurrentCustomer({});
        const action = first?.remedy ? actionOf(first.remedy, { person, me, customer }) : null;
        return { first, changes: action !== null && action.to === undefined };
    }

    it.each(CAUSES)('$name', async cause => {
        const { first, isUnknown, remedy, about } = cause;
        server.server().control.reset();
        bringAbout(server.state(), cause.name);
        const { own = first, person = JAN } = seedOf(cause.name);
        const { admin, reader, user } = ACCOUNTS[person];
        const isOwn = about?.isOwn === true;
        // Administrators with read access, and users of themselves, see the same on every server.
        for (const who of [...(isOwn ? [] : [admin]), ...(isOwn || !isFirst ? [] : reader)]) {
            const found = await seen(who, cause, person);
            expect([found.first?.fact, found.first?.verdict, idOf(found.first)]).toEqual([
                first,
                isUnknown ? 'unknown' : 'fails',
                remedy,
            ]);
            if (who !== admin) expect(found.changes).toBe(false);
        }
        if (own === null || !(isOwn || isFirst)) return;
        const found = await seen(user, cause, person);
        expect([found.first?.fact ?? 'nothing', found.changes]).toEqual([own, false]);
    });
});

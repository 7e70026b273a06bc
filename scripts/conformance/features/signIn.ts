import { randomUUID } from 'node:crypto';
import { getCustomer } from '#dataProvider/actions/profile';
import { getUser, signIn } from '#dataProvider/actions/session';
import { LACKING } from '../inspect';
import type { Feature, Kit } from '../kit';

/** Sign-in, the session's user and customer, and what ends a session (SESSION-5, WIRE-11). */

async function tokenOf(kit: Kit): Promise<string | undefined> {
    const { client, options } = kit;
    const { user: email, password } = options;
    const named = ({ json, status }: { json: unknown; status: number }) => {
        if (status === 300) return 'choice-empty' as const;
        return status === 200 && json !== undefined ? ('sign-in-without-token' as const) : ('sign-in-refused' as const);
    };
    const first = await kit.attempt(() => signIn(client, { email, password }), named);
    if (!first) {
        // the error does not tell that a successful response lacks what is needed
        const last = kit.wire.last();
        if (last && (last.status === 300 || (last.status >= 200 && last.status < 300)))
            kit.find(named(last), `status ${last.status}`, last);
        return undefined;
    }
    if (first.kind === 'token') {
        kit.notChecked('the choice of a customer (300): this user has one customer alone');
        return first.token;
    }
    const customer = options.customer ?? first.customers[0]?.id ?? '';
    kit.note(
        `This user has ${first.customers.length} customers; everything is checked for ${customer} alone (--customer chooses).`,
    );
    const second = await kit.attempt(() => signIn(client, { email, password, customer }), named);
    return second?.kind === 'token' ? second.token : undefined;
}

/** Calls that have to be refused: without a session, with an invalid one, with an unknown account. */
async function checkRefusals(kit: Kit): Promise<void> {
    const nobody = Buffer.from(`nobody-${randomUUID()}@conformance.invalid:wrong`).toString('base64');
    const refusals = [
        await kit.probe('user', { authorization: null }),
        await kit.probe('user', { authorization: `Bearer ${randomUUID()}` }),
        await kit.probe('licences?$top=1&$newDb=true', { authorization: `Bearer ${randomUUID()}` }),
        await kit.probe('user/token', { method: 'POST', authorization: `Basic ${nobody}` }),
    ];
    for (const exchange of refusals) {
        // redirects and missing responses have been reported
        const isTold = exchange.status === 0 || (exchange.status > 300 && exchange.status < 400);
        if (exchange.status !== 401 && !isTold) kit.find('unauthorized-not-401', `status ${exchange.status}`, exchange);
    }
}

export const signInFeature: Feature = {
    id: 'sign-in',
    title: 'Sign-in, user and customer',
    async check(kit) {
        await checkRefusals(kit);
        const token = await tokenOf(kit);
        if (token === undefined) return;
        kit.signIn(token);
        kit.user = await kit.attempt(() => getUser(kit.client));
        kit.customer = await kit.attempt(() => getCustomer(kit.client));
        kit.checked();
    },
};

export const signOutFeature: Feature = {
    id: 'sign-out',
    title: 'Sign-out',
    async check(kit) {
        const token = kit.endSession();
        if (token === null) return;
        const ended = await kit.probe('user/token', { method: 'DELETE', authorization: `Bearer ${token}` });
        kit.checked();
        if (LACKING.includes(ended.status)) {
            kit.note('The server has no sign-out, as the API allows: the portal forgets the session, and the server keeps it.');
            return;
        }
        if (ended.status > 299) kit.find('sign-out-fails', `status ${ended.status}`, ended);
        const after = await kit.probe('user', { authorization: `Bearer ${token}` });
        if (after.status === 200) kit.find('sign-out-fails', 'the token is valid after it', after);
    },
};

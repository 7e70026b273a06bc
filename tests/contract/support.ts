import { afterAll, beforeAll } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '../../dataProvider';
import { signIn } from '../../dataProvider/actions/session';
import { createHttpClient, type HttpClient } from '../../dataProvider/httpClient';
import { createMockServer, type MockServer, type MockServerOptions } from '../../mock-server/server';

/** A user who is signed in to the mock server. */
export interface Signed {
    client: HttpClient;
    token: string;
    provider: PortalDataProvider;
    /** every call that left, e.g. `GET licences?$top=500&$count=true` (decoded) */
    calls: string[];
    /** how many 401s were reported */
    unauthorized: () => number;
}

const PASSWORD = 'portal';

/**
 * Starts a mock server in memory for this test file, on a free port. It checks every request and answer against openapi.yaml. With
 * EMPTY_ANSWERS writes answer nothing wherever they may (see emptyAnswers.test.ts).
 */
export function startMockServer(options: MockServerOptions = {}) {
    let server: MockServer;
    let apiUrl = '';

    beforeAll(async () => {
        const emptyAnswers = process.env.EMPTY_ANSWERS === 'true';
        server = await createMockServer({ log: () => undefined, emptyAnswers, ...options });
        apiUrl = `http://127.0.0.1:${await server.listen(0)}/api`;
    }, 60_000);
    afterAll(() => server.close());

    /** A client without a session, and the calls that it made. */
    const makeClient = (getToken: () => string | null) => {
        const calls: string[] = [];
        let unauthorized = 0;
        const client = createHttpClient({
            apiUrl,
            applicationId: 'portal',
            getToken,
            onUnauthorized: () => {
                unauthorized += 1;
            },
            fetch: (input, init) => {
                const path = decodeURIComponent(input.slice(apiUrl.length + 1));
                calls.push(`${init?.method ?? 'GET'} ${path}`);
                return fetch(input, init);
            },
        });
        return { client, calls, unauthorized: () => unauthorized };
    };

    return {
        server: () => server,
        state: () => server.mock.state,
        /** the API's base */
        url: () => apiUrl,
        /** nobody signed in */
        visitor: () => makeClient(() => null),
        async signedIn(email: string, customer?: string): Promise<Signed> {
            let token: string | null = null;
            const made = makeClient(() => token);
            const answer = await signIn(made.client, { email, password: PASSWORD, customer });
            if (answer.kind !== 'token') throw new Error(`${email} has to choose a customer.`);
            token = answer.token;
            made.calls.length = 0;
            return { ...made, token, provider: createDataProvider({ client: made.client }) };
        },
    };
}

/** The same data provider; the names of its methods that are used go into `used`. */
export function recorded(provider: PortalDataProvider, used: Set<string>): PortalDataProvider {
    return new Proxy(provider, {
        get: (target, name, receiver): unknown => {
            used.add(String(name));
            return Reflect.get(target, name, receiver);
        },
    });
}

import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MockState } from '../../mock-server/rows/state';
import { createMockServer, type MockServer, type MockServerOptions } from '../../mock-server/server';
import { controlCall, type ControlAnswer } from './controlCalls';

/** 2026-03-10 12:00 UTC: the moment at which every test begins. */
export const NOON = Date.UTC(2026, 2, 10, 12) / 1000;
export const DAY = 86_400;

/** The accounts of the seed, by role. */
export const WHO = {
    admin: 'u101',
    user: 'u102',
    reader: 'u103',
    inactive: 'u105',
    multi: 'u106',
    northfield: 'u107',
    school: 'u108',
    student: 'u109',
    demo: 'u110',
    lehmann: 'u111',
} as const;
export type Who = keyof typeof WHO;

export interface Answer<Body> {
    status: number;
    body: Body;
}

export interface ErrorBody {
    error: { code: number | string; message: string };
}

export interface PortalServer {
    state(): MockState;
    /** moves the server's clock by seconds */
    advance(seconds: number): void;
    /** a call of the API, signed in; throws on a response that does not match the API's description */
    call<Body = ErrorBody>(who: Who, method: string, path: string, body?: unknown): Promise<Answer<Body>>;
    /** a call of the control interface */
    control<Data = unknown>(method: string, path: string, body?: unknown): Promise<ControlAnswer<Data>>;
}

/** One server on the real seed with the real checks for all tests of a file, with fresh data before each. */
export function withServer(options: Pick<MockServerOptions, 'apiSpec' | 'scale'> = {}) {
    let server: MockServer;
    let origin = '';
    let now = NOON;
    const lines: string[] = [];

    beforeAll(async () => {
        server = await createMockServer({ ...options, clock: () => now * 1000, log: line => lines.push(line) });
        origin = `http://localhost:${await server.listen(0)}`;
    });
    beforeEach(() => {
        now = NOON;
        server.control.reset();
        lines.length = 0;
    });
    afterAll(() => server.close());

    return {
        state: (): MockState => server.mock.state,
        origin: () => origin,
        now: () => now,
        advance(seconds: number) {
            now += seconds;
        },
        /** a call of the API; throws on a response that does not match its description */
        async send(headers: Readonly<Record<string, string>>, method: string, path: string, body?: unknown) {
            const response = await fetch(`${origin}/api${path}`, {
                method,
                headers: {
                    'Application-Id': 'portal',
                    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
                    ...headers,
                },
                ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            });
            const bytes = Buffer.from(await response.arrayBuffer());
            if (response.status >= 500 || lines.length > 0)
                throw new Error(`${method} ${path}: ${bytes.toString()}\n${lines.join('\n')}`);
            return { status: response.status, headers: response.headers, bytes };
        },
    };
}

/** Such a server, called with the sessions of its accounts. */
export function withPortalServer(options?: Pick<MockServerOptions, 'apiSpec' | 'scale'>): PortalServer {
    const { state, origin, now, advance, send } = withServer(options);

    const tokenOf = (who: Who): string => {
        const user = state().users.find(row => row.id === WHO[who])!;
        const token = `token-${who}`;
        if (!state().sessions.some(session => session.token === token)) {
            state().sessions.push({ token, userId: user.id, customer: user.customer, customerContext: null, createdAt: now() });
        }
        return token;
    };

    return {
        state,
        advance,
        control: (method, path, body) => controlCall(origin(), method, path, body),
        call: async (who, method, path, body) => {
            const { status, bytes } = await send({ Authorization: `Bearer ${tokenOf(who)}` }, method, path, body);
            const text = bytes.toString();
            return { status, body: (text ? JSON.parse(text) : undefined) as never };
        },
    };
}

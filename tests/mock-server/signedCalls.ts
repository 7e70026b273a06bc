import type { MockState } from '../../mock-server/rows/state';
import { withServer } from './portalServer';

/** How a call authenticates: a token, Basic credentials, or nothing. */
export type Auth = { token: string } | { basic: string } | null;

export interface Reply<Body> {
    status: number;
    headers: Headers;
    body: Body;
}

export interface SignedCalls {
    state(): MockState;
    /** moves the server's clock by seconds */
    advance(seconds: number): void;
    /** a call as sent over HTTP; throws on a response that does not match the API's description */
    send<Body = unknown>(
        auth: Auth,
        method: string,
        path: string,
        body?: unknown,
        headers?: Record<string, string>,
    ): Promise<Reply<Body>>;
    /** signs in with the password of the demo accounts; each call is a separate sign-in */
    signIn(email: string, customer?: string): Promise<{ token: string }>;
    /** the token in the newest mail to the address */
    mailedToken(email: string): string;
}

/** The base64 of the UTF-8 bytes of `email:password`. */
export const basic = (email: string, password: string): Auth => ({
    basic: Buffer.from(`${email}:${password}`).toString('base64'),
});

const authorization = (auth: Auth): Record<string, string> => {
    if (auth === null) return {};
    return { Authorization: 'token' in auth ? `Bearer ${auth.token}` : `Basic ${auth.basic}` };
};

/** One server on the real seed, called with real sign-ins, with fresh data before each test. */
export function withSignedCalls(): SignedCalls {
    const server = withServer();

    const send: SignedCalls['send'] = async (auth, method, path, body, extra) => {
        const { status, headers, bytes } = await server.send({ ...authorization(auth), ...extra }, method, path, body);
        const isJson = headers.get('content-type')?.includes('json');
        return { status, headers, body: (isJson ? JSON.parse(bytes.toString()) : bytes) as never };
    };

    return {
        state: server.state,
        advance: server.advance,
        send,
        signIn: async (email, customer) => {
            const { status, body } = await send<{ token: string }>(
                basic(email, 'portal'),
                'POST',
                '/user/token',
                customer && { customer },
            );
            if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`);
            return { token: body.token };
        },
        mailedToken: email => {
            const mail = server
                .state()
                .outbox.filter(row => row.to === email)
                .at(-1);
            return new URLSearchParams(mail?.link?.split('?')[1]).get('token') ?? '';
        },
    };
}

import { afterEach } from 'vitest';
import type { Router } from 'express';
import type { Mock } from '../../mock-server/context';
import { createMockServer, type MockServer, type MockServerOptions } from '../../mock-server/server';
import { fakeState } from './fakeState';

const running: MockServer[] = [];

afterEach(async () => {
    await Promise.all(running.splice(0).map(server => server.close()));
});

/** A running server on the small state, without the API's description and calls unless given; it is closed after the test. */
export async function startServer(
    register: (api: Router, mock: Mock) => void,
    options: MockServerOptions = {},
): Promise<MockServer & { origin: string; lines: string[] }> {
    const lines: string[] = [];
    const server = await createMockServer({
        buildState: fakeState,
        register,
        apiSpec: null,
        state: null,
        log: line => lines.push(line),
        ...options,
    });
    running.push(server);
    const port = await server.listen(0);
    return { ...server, origin: `http://localhost:${port}`, lines };
}

/** The headers of every call of the API. */
export const HEADERS = { Authorization: 'Bearer t1', 'Application-Id': 'portal' };

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createMockServer, type MockServer } from '../../mock-server/server';
import type { SituationEntry } from '../../mock-server/situations';
import type { MockState } from '../../mock-server/rows/state';
import { controlCall, type ControlAnswer } from './controlCalls';
import { NOON, type Answer, type ErrorBody } from './portalServer';

/** A call of the API by a signed-in user. */
type ApiCall = <Data>(path: string, method?: string, body?: unknown) => Promise<Answer<Data>>;

/** A server on the seed with a state file in its own folder, for tests that load whole states. */
export function withSituationServer() {
    const folder = mkdtempSync(join(tmpdir(), 'situations-'));
    const stateFile = join(folder, 'state.json');
    const lines: string[] = [];
    let server: MockServer;
    let origin: string;

    const start = async (situation?: string): Promise<void> => {
        server = await createMockServer({
            state: stateFile,
            clock: () => NOON * 1000,
            log: line => lines.push(line),
            ...(situation === undefined ? {} : { situation }),
        });
        origin = `http://localhost:${await server.listen(0)}`;
    };

    beforeAll(() => start());
    beforeEach(() => {
        server.control.reset();
        lines.length = 0;
    });
    afterAll(async () => {
        await server.close();
        rmSync(folder, { recursive: true });
    });

    const control = <Data = ErrorBody>(method: string, path: string, body?: unknown): Promise<ControlAnswer<Data>> =>
        controlCall<Data>(origin, method, path, body);
    const state = (): MockState => server.mock.state;

    return {
        folder,
        control,
        state,
        /** the state without the server's own entries */
        rows: (): MockState => {
            const { meta: _meta, ...rows } = state() as MockState & { meta: unknown };
            return rows;
        },
        clock: () => server.control.clock.read(),
        list: async () => (await control<SituationEntry[]>('GET', 'situations')).data,
        /** a call of the control interface with a body of any kind */
        send: (path: string, init: RequestInit = {}) => fetch(`${origin}/__mock/api/${path}`, init),
        stop: () => server.close(),
        restart: async (situation?: string) => {
            await server.close();
            await start(situation);
        },
        /** Signs in as a user. A response that does not match the API's description fails the test. */
        signIn: async (email: string): Promise<ApiCall> => {
            const { token } = (await control<{ token: string }>('POST', 'sign-in', { email })).data;
            return async (path, method = 'GET', body) => {
                const response = await fetch(`${origin}/api/${path}`, {
                    method,
                    headers: { 'Application-Id': 'portal', Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
                    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
                });
                const text = await response.text();
                expect(lines).toEqual([]);
                return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as never };
            };
        },
    };
}

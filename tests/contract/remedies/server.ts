import { createMockServer } from '#mock-server/server';
import type { OdataMode } from '#mock-server/odata';
import { bringAbout, JAN, seedOf } from './seeds';

/** The mock server in a process of its own, because it cannot be loaded among the modules of a page. It does what its parent asks. */

const server = await createMockServer({ log: () => undefined });
const port = await server.listen(0);

/**
 * - `causes` are brought about, in a server that sorts and pages or ignores both, with a read that fails
 * - `mend`: what others do about a cause
 * - `fine`: the read works again
 * - `token`: that of Jan's activation mail
 */
export type Asked =
    | { ask: 'causes'; causes: readonly string[]; odata: OdataMode; failing: string }
    | { ask: 'mend'; cause: string }
    | { ask: 'fine' | 'token' };

let given: ReturnType<typeof bringAbout> | undefined;

function answerTo(asked: Asked): string {
    const { control, mock } = server;
    if (asked.ask === 'causes') {
        control.reset();
        control.changeSettings({ odata: asked.odata });
        given = bringAbout(mock.state, ...asked.causes);
        control.faults.add({ path: asked.failing, method: 'GET', kind: 'status', status: 500 });
    } else if (asked.ask === 'mend') {
        if (given) seedOf(asked.cause).mend?.(given);
    } else if (asked.ask === 'fine') {
        control.faults.clear();
    } else {
        return mock.state.mailTokens.findLast(({ kind, userId }) => kind === 'activation' && userId === JAN)?.token ?? '';
    }
    return 'done';
}

process.on('message', (asked: Asked) => process.send?.(answerTo(asked)));
process.send?.(`http://127.0.0.1:${port}/api`);

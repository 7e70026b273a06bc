import { createMockServer } from '#mock-server/server';
import { bringAbout, JAN, type CauseId } from './causes';

/** The mock server in a process of its own, because it cannot be loaded among the modules of a page. It answers its parent's questions. */

const server = await createMockServer({ log: () => undefined });
const port = await server.listen(0);

/** What the parent asks: to bring a cause about, or for the token of Jan's activation mail. */
export type Asked = { cause: CauseId } | { token: 'activation' };

process.on('message', (asked: Asked) => {
    if ('cause' in asked) {
        server.control.reset();
        bringAbout(server.mock.state, asked.cause);
        process.send?.('done');
        return;
    }
    const mail = server.mock.state.mailTokens.findLast(({ kind, userId }) => kind === asked.token && userId === JAN);
    process.send?.(mail?.token ?? '');
});
process.send?.(`http://127.0.0.1:${port}/api`);

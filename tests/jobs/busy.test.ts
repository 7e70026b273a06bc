import { beforeEach, expect, it } from 'vitest';
import { ME, newBrowser, newTab, server, TEN, until } from './tabs';

/** A queue that the server has closed for an hour (MANY-2, MANY-7). */

beforeEach(newBrowser);

it('a session that ends while the server is busy for an hour leaves nothing behind: the next one leads, and a new job shows', async () => {
    server.answers = 'by hand';
    const tab = await newTab();
    tab.connect(ME);
    await tab.start(TEN);
    await until(() => expect(server.open).toHaveLength(6));
    server.open.splice(0).forEach(({ refuse }) => refuse(tab.failure(503, 3600)));
    await until(() => expect(tab.list()[0]?.goesOn).toBeGreaterThan(Date.now()));
    tab.endSession('expired');
    tab.connect(ME);
    await until(() => expect(tab.list().map(({ state }) => state)).toEqual(['running']));
    await tab.start(['p10']);
    await until(() => expect(tab.list().map(({ counts }) => counts.waiting)).toEqual([10, 1]));
    expect(server.sent).toHaveLength(6);
});

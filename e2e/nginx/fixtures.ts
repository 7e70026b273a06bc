import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { expect, test as journeys } from '../support/fixtures';
import { MockControl } from '../support/mock';
import { DIST, test as bare } from '../support/mockServer';
import { makeReleases } from './releases';
import { startNginx, type Nginx } from './server';

/** The fixtures with nginx in front: it serves the portal, and passes the API to the mock server. */

export { expect };

/** Without a browser. */
export const serverTest = bare.extend<{ mock: MockControl; elsewhere: string }, { nginx: Nginx }>({
    nginx: [
        async ({ mockServer }, use) => {
            const folder = mkdtempSync(join(tmpdir(), 'portal-releases-'));
            const nginx = await startNginx(makeReleases(DIST, folder), mockServer.origin);
            await use(nginx);
            await nginx.stop();
            rmSync(folder, { recursive: true, force: true });
        },
        { scope: 'worker' },
    ],

    baseURL: async ({ nginx }, use) => {
        nginx.releases.deploy('first');
        await use(nginx.origin);
    },

    /** The URL of a page on another site. */
    elsewhere: async ({ mockServer }, use) => {
        await use(`${mockServer.origin}/favicon.svg`);
    },

    mock: async ({ playwright, mockServer }, use) => {
        const request = await playwright.request.newContext({ baseURL: mockServer.origin });
        const mock = new MockControl(request);
        await mock.reset();
        await use(mock);
        await request.dispose();
    },
});

interface Tabs {
    /** Fails the test when any of its tabs violates the Content-Security-Policy or throws. */
    obedientTabs: undefined;
}

export const test = mergeTests(journeys, serverTest).extend<Tabs>({
    obedientTabs: [
        async ({ context }, use) => {
            const complaints: string[] = [];
            context.on('console', message => {
                if (/Content.Security.Policy|Permissions.Policy/i.test(message.text())) complaints.push(message.text());
            });
            context.on('weberror', error => complaints.push(`uncaught: ${error.error().message}`));
            await use(undefined);
            expect(complaints).toEqual([]);
        },
        { auto: true },
    ],
});

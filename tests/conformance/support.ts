import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createMockServer, type MockServer, type MockServerOptions } from '../../mock-server/server';
import type { KitOptions } from '../../scripts/conformance/kit';
import { runKit, type Report } from '../../scripts/conformance/runner';

/** The origin of the portal that the mock server lets use its API. */
const ORIGIN = 'https://portal.example';
export const ADMIN = 'admin@holzmann.example';
export const PASSWORD = 'portal';

/** A build of the portal that consists of a page and its script. */
function makeSite(): string {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'main.js'), 'export {};');
    writeFileSync(join(folder, 'own-texts.json'), '{ "en": { "licences.title": "Products" } }');
    writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/assets/main.js"></script>');
    return folder;
}

/** Starts a mock server in memory for this file, with a portal; `run` runs the kit against it. */
export function startConformance(options: MockServerOptions = {}) {
    let server: MockServer;
    let base = '';
    const dist = makeSite();

    beforeAll(async () => {
        server = await createMockServer({ log: () => undefined, dist, origin: ORIGIN, ...options });
        base = `http://127.0.0.1:${await server.listen(0)}`;
    }, 60_000);
    afterAll(async () => {
        await server.close();
        rmSync(dist, { recursive: true });
    });

    return {
        api: () => `${base}/api`,
        server: () => server,
        state: () => server.mock.state,
        run: (more: Partial<KitOptions> = {}): Promise<Report> =>
            runKit({
                api: `${base}/api`,
                site: base,
                origin: ORIGIN,
                user: ADMIN,
                password: PASSWORD,
                write: true,
                // a busy machine is no slow server
                slowMs: 30_000,
                wait: () => Promise.resolve(),
                ...more,
            }),
    };
}

/** The names of a report's findings. */
export const namesIn = ({ features }: Report): string[] => features.flatMap(({ findings }) => findings.map(({ name }) => name));

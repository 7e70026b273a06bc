import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, renderDeployment } from '../deploy/deployment.mjs';
import { parseCli, USAGE } from './options';
import { createMockServer } from './server';

/** A copy of the build with an operator's settings; the mock is the API of its own host. Removed when the process ends. */
function withSettings(file: string, dist: string): string {
    const settings = readSettings(file, { usual: { upstream: 'http://localhost' } });
    const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    renderDeployment(settings, folder, dist);
    return join(folder, 'site');
}

/** The command line: starts the mock server and writes its state when it is stopped. */
async function main(): Promise<void> {
    const { port, settings, dist, ...options } = parseCli(process.argv.slice(2));
    const server = await createMockServer({ ...options, dist: settings === undefined ? dist : withSettings(settings, dist) });
    const actual = await server.listen(port);
    console.log(`Mock server: http://localhost:${actual}/  (support desk: http://localhost:${actual}/__mock)`);
    const stop = (): void => {
        void server.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // A server started by a test must not outlive it, however the test ends.
    process.once('disconnect', stop);
    await server.warmUp();
}

main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof TypeError) console.error(`Usage: ${USAGE}`);
    process.exit(1);
});

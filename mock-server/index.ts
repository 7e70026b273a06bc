import { parseCli, USAGE } from './options';
import { createMockServer } from './server';

/** The command line: starts the mock server and writes its state when it is told to stop. */
async function main(): Promise<void> {
    const { port, ...options } = parseCli(process.argv.slice(2));
    const server = await createMockServer(options);
    const actual = await server.listen(port);
    console.log(`Mock server: http://localhost:${actual}/  (support page: http://localhost:${actual}/__mock)`);
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

import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { buildWhenChanged } from './build.mjs';
import { inProject, install, requireNode } from './project.mjs';

/**
 * `npm start`: the portal with its mock server, one process on one port. Installs and builds what is missing. Passes flags to the mock
 * server: `npm start -- --reset --scale 10000 --latency 200 --seed x --odata basic`.
 */

const DEFAULT_PORT = 4173;

const ACCOUNTS = [
    ['admin@holzmann.example', 'administrator, German company'],
    ['user@holzmann.example', 'ordinary user there'],
    ['reader@holzmann.example', 'administrator there who only reads'],
    ['multi@planwerk.example', 'administrator of two customers'],
    ['admin@northfield.example', 'administrator, English company'],
    ['admin@schule.example', 'administrator of a school'],
    ['student@schule.example', 'student there'],
    ['admin@demo.example', 'administrator of a demo customer'],
    ['admin@lehmann.example', 'administrator without contract information'],
];

const free = port =>
    new Promise(resolve => {
        const probe = createServer();
        probe.once('error', error => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
        probe.once('listening', () => probe.close(() => resolve(true)));
        probe.listen(port);
    });

function portOf(text) {
    const port = Number(text ?? DEFAULT_PORT);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    console.error(`PORT is "${text}": a number from 1 to 65535 is needed.`);
    process.exit(1);
}

requireNode();
const port = portOf(process.env.PORT);
if (!(await free(port))) {
    console.error(`Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`);
    process.exit(1);
}
await install();
if ((await buildWhenChanged('mock')) !== 0) {
    console.error('The build failed: see the lines above.');
    process.exit(1);
}

console.log(`\nThe portal:     http://localhost:${port}/`);
console.log(`Support desk:   http://localhost:${port}/__mock  (sign in as anybody, situations, e-mails, faults, calls, time)`);
console.log('\nAccounts (password of all: portal)');
ACCOUNTS.forEach(([email, who]) => console.log(`  ${email.padEnd(26)} ${who}`));
console.log('');

// One process: the mock server is loaded here, and reads its flags from the command line as if it had been started directly.
const { register } = await import('tsx/esm/api');
register();
const flags = ['--port', String(port), '--dist', inProject('dist'), '--state', inProject('.mock-state', 'state.json')];
const entry = inProject('mock-server', 'index.ts');
process.argv = [process.argv[0], entry, ...flags, ...process.argv.slice(2)];
await import(pathToFileURL(entry).href);

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ask, askHidden, canAsk, STOPPED } from './conformance/ask';
import { FEATURES } from './conformance/features';
import type { KitOptions } from './conformance/kit';
import { html, isPassed, junit, terminal } from './conformance/report';
import { runKit } from './conformance/runner';

/**
 * `npm run conformance -- --api URL --user NAME`: checks a server of one's own against the portal's contract (`conformance/README.md`). Ends
 * with exit code 1 when a feature of the portal would not work.
 */

const USAGE = `npm run conformance -- --api https://api.example.com --user admin@example.com
    [--customer ID] [--origin https://portal.example.com] [--site https://portal.example.com]
    [--write [--yes]] [--html FILE] [--junit FILE] [--strict] [--slow SECONDS] [--feature NAME ...]
The password is asked for, or read from CONFORMANCE_PASSWORD.`;

const refuse = (reason: string): never => {
    console.error(`${reason}\n\n${USAGE}`);
    process.exit(1);
};

function readFlags() {
    try {
        return parseArgs({
            strict: true,
            options: {
                api: { type: 'string' },
                user: { type: 'string' },
                customer: { type: 'string' },
                origin: { type: 'string' },
                site: { type: 'string' },
                write: { type: 'boolean', default: false },
                yes: { type: 'boolean', default: false },
                html: { type: 'string' },
                junit: { type: 'string' },
                strict: { type: 'boolean', default: false },
                slow: { type: 'string', default: '3' },
                feature: { type: 'string', multiple: true },
            },
        }).values;
    } catch (error) {
        return refuse(error instanceof Error ? error.message : String(error));
    }
}

const address = (flag: string, text: string): string => {
    if (!URL.canParse(text) || !/^https?:/.test(text))
        refuse(`--${flag} is "${text}": an address with http:// or https:// is needed.`);
    const { username, password, search, hash } = new URL(text);
    // they would appear in the report
    if (username + password + search + hash !== '')
        refuse(`--${flag} holds a password, a query or a "#": the bare address is needed.`);
    return text.replace(/\/+$/, '');
};

const CONSENT = `A user, a cloud group and a key will be made on this server, changed and removed again. No mail is sent.
Type "yes" to go on: `;

/** npm and tsx pass Ctrl-C on, so that it may arrive twice. */
const SAME_MS = 1000;

/** The first Ctrl-C stops the checks, the second one also the removal of what was made; the report is written either way. */
function stopping(): Pick<KitOptions, 'signal' | 'abandon'> {
    const [checks, removal] = [new AbortController(), new AbortController()];
    let first = 0;
    process.on('SIGINT', () => {
        if (!checks.signal.aborted) {
            first = performance.now();
            console.error('\nStopping; what was made is removed first. Ctrl-C again lists it instead.');
            checks.abort();
        } else if (performance.now() - first > SAME_MS) removal.abort();
    });
    return { signal: checks.signal, abandon: removal.signal };
}

async function main(): Promise<void> {
    const { api, user, customer, origin, site, write, yes, slow, feature, strict, ...files } = readFlags();
    if (api === undefined || user === undefined) return refuse('--api and --user are needed.');
    const unknown = feature?.find(id => !FEATURES.some(known => known.id === id));
    if (unknown !== undefined) refuse(`--feature is "${unknown}". There are: ${FEATURES.map(({ id }) => id).join(', ')}.`);
    if (!(Number(slow) > 0)) refuse(`--slow is "${slow}": a number of seconds is needed.`);
    const options: Omit<KitOptions, 'password'> = {
        api: address('api', api),
        user,
        write,
        slowMs: Number(slow) * 1000,
        ...(customer === undefined ? {} : { customer }),
        ...(origin === undefined ? {} : { origin: new URL(address('origin', origin)).origin }),
        ...(site === undefined ? {} : { site: address('site', site) }),
        ...(feature === undefined ? {} : { features: feature }),
    };
    const given = process.env.CONFORMANCE_PASSWORD;
    if (given === undefined && !canAsk()) refuse('There is no terminal to ask for the password: set CONFORMANCE_PASSWORD.');
    if (write && !yes && !canAsk()) refuse('There is no terminal to ask for consent: add --yes to --write.');
    const password = given ?? (await askHidden(`Password of ${user}: `));
    if (password === '') refuse('Nothing was done: the password is empty.');
    if (write && !yes && (await ask(CONSENT)) !== 'yes') refuse('Nothing was done: --write needs consent, here or by --yes.');

    const report = await runKit({
        ...options,
        password,
        ...stopping(),
        onFeature: title => console.error(`Checking: ${title}`),
        onWait: seconds => console.error(`  The server is busy: waiting ${Math.ceil(seconds)} s`),
    });
    console.log(terminal(report));
    if (files.html !== undefined) writeFileSync(files.html, html(report));
    if (files.junit !== undefined) writeFileSync(files.junit, junit(report, strict));
    process.exitCode = report.stopped ? STOPPED : isPassed(report, strict) ? 0 : 1;
}

await main();

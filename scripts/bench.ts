import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENCODINGS, makeCertificate, trusting } from './bench/front';
import { benchCheck, benchInteractions, benchPlanRun, benchUsers } from './bench/interactions';
import { benchLoads } from './bench/loads';
import { benchLongWork } from './bench/longWork';
import { OFFICE, SLOW_4G } from './bench/measure';
import { kilobytes, print, printed } from './bench/report';
import { BARE_REACT, serveMock, serveOther, STOCK_REACT_ADMIN } from './bench/servers';
import { buildWhenChanged } from './build.mjs';
import { CHROMIUM_FLAGS, ensureTestChromium } from './chromium.mjs';
import { gzipBytes, PAGES, scriptsOf } from './budgets';

/**
 * `npm run bench`: measures pages of the production build beside bare React and stock react-admin, on a slow phone's line and an office's.
 * Only prints numbers, never fails. `npm run bench -- --scale 10000` times interactions with that many extra users, keys and seats;
 * `--keys-each 6` gives each of them six keys; `--runs 5` takes the median of five; `--only loads` (or `interactions`, `plan`, `long`) measures
 * that part. The output is also in `test-results/speed.md`.
 */

type Part = 'loads' | 'interactions' | 'plan' | 'long';

const PAGE = 'test-results/speed.md';

const { values: options } = parseArgs({
    options: {
        scale: { type: 'string' },
        'keys-each': { type: 'string', default: '1' },
        runs: { type: 'string', default: '3' },
        port: { type: 'string', default: '4299' },
        only: { type: 'string' },
    },
});
const scale = Number(options.scale ?? 0);
const runs = Number(options.runs);
const port = Number(options.port);

const ADMINISTRATOR = 'admin@holzmann.example';

async function tokenOf(origin: string, email: string): Promise<string> {
    const personas = (await (await fetch(`${origin}/__mock/api/personas`)).json()) as { id: string; email: string }[];
    const userId = personas.find(persona => persona.email === email)?.id;
    const answer = await fetch(`${origin}/__mock/api/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userId }),
    });
    return ((await answer.json()) as { token: string }).token;
}

/** Prints the bytes of the pages that have a budget. */
function tellBytes(): void {
    const rows = PAGES.map(page => [page.name, kilobytes(gzipBytes(scriptsOf(page, 'dist'), 'dist')), `${page.budget} KB`]);
    print('JavaScript (gzip)', [['page', 'bytes', 'budget'], ...rows]);
}

// Without a window, whose bars would hide the foot of the page: what is not shown is not painted in time.
const executablePath = await ensureTestChromium();
if (!executablePath || (await buildWhenChanged('mock')) !== 0) process.exit(1);
const certificate = makeCertificate();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, trusting(certificate)] });
const mock = await serveMock(port, scale, Number(options['keys-each']));
const bare = await serveOther(port + 1, BARE_REACT);
const stock = await serveOther(port + 2, STOCK_REACT_ADMIN);
try {
    const token = await tokenOf(mock.origin, ADMINISTRATOR);
    const setting = { browser, origin: mock.origin, token, runs, scale };
    const measures = (part: Part): boolean => options.only === undefined || options.only === part;
    if (measures('loads')) {
        tellBytes();
        const pages = { ...setting, behind: { portal: mock, bare, stock }, certificate, port: port + 3 };
        for (const encoding of ENCODINGS) await benchLoads(pages, encoding, SLOW_4G);
        await benchLoads(pages, 'gzip', OFFICE);
    }
    if (scale > 0 && measures('interactions')) {
        await benchInteractions(setting);
        await benchUsers(setting);
        await benchCheck(setting);
    }
    // These change the mock's data.
    if (scale > 0 && measures('plan')) await benchPlanRun(setting);
    if (scale > 0 && measures('long')) await benchLongWork(setting);
    const command = `npm run bench -- --scale ${scale} --runs ${runs}`;
    const intro = `Result of ${new Date().toISOString().slice(0, 10)}, by \`${command}\`, in the production build.`;
    mkdirSync('test-results', { recursive: true });
    writeFileSync(PAGE, `# Speed\n\n${[intro, ...printed].join('\n\n')}\n`);
} finally {
    await browser.close();
    await bare.stop();
    await stock.stop();
    await mock.stop();
}

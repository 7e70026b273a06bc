import type { Browser } from '@playwright/test';
import { serveAlike, type Certificate, type Encoding } from './front';
import { medianLoads, type Conditions, type Median } from './measure';
import { kilobytes, print, seconds } from './report';
import type { Served } from './servers';

/** What a page shows once it can be used. */
export const USABLE = {
    // What is typed and pressed from here on counts (SESSION-17).
    'sign-in': '#root form button[type=submit]:not([disabled])',
    'taken over': '#root:not([data-first]) form button[type=submit]:not([disabled])',
    dashboard: 'main a[href="/profile"]',
    'card list': 'main li :is(h2, h3)',
    // The grid's own rows: from then on its keys work.
    'grid list': '.MuiDataGrid-main [role=row][data-id]',
    // All sections of the page have their rows.
    record: 'main:has(h1):has(li a):not(:has([class*="keleton"])):not(:has([role=status][aria-label]))',
    contract: 'main:has(h1):has(:is(td, dd)):not(:has([class*="keleton"]))',
    ticket: 'main:has(h1):has(form button):not(:has([class*="keleton"]))',
    video: 'main:has(h1) video',
} as const;

const LICENCE = '10010101';

/** What is measured: the portal and two pages to compare it with. */
export type Behind = Record<'portal' | 'bare' | 'stock', Served>;

/** How pages are served and opened. */
export interface Setting {
    browser: Browser;
    behind: Behind;
    certificate: Certificate;
    /** the first of three free ports */
    port: number;
    token: string;
    runs: number;
}

/** The time until usable at most, as a share of that of stock react-admin with the grid, or of bare React. */
const LIMITS: Readonly<Record<string, { of: 'stock' | 'bare'; share: number }>> = {
    'sign-in': { of: 'bare', share: 0.7 },
    dashboard: { of: 'stock', share: 0.5 },
    'card list': { of: 'stock', share: 0.55 },
    ...Object.fromEntries(['licences', 'users', 'keys of a licence'].map(name => [name, { of: 'stock', share: 0.8 }])),
    ...Object.fromEntries(
        ['a licence', 'a user', 'a contract', 'a ticket', 'a video', 'deadlines'].map(name => [
            name,
            { of: 'stock', share: 0.55 },
        ]),
    ),
};

/** Loads the pages from where they are served. */
function loadPages(
    { browser, token, runs }: Setting,
    { portal, bare, stock }: Record<keyof Behind, string>,
    conditions: Conditions,
): Promise<Map<string, Median>> {
    const stored = { token: JSON.stringify({ token }), language: 'en' };
    const list = (mode: string) => ({ url: `${portal}/licences`, stored: { ...stored, 'display-mode.licences': mode } });
    const record = (path: string) => ({ url: `${portal}/${path}`, usable: USABLE.record, stored });
    const pages = {
        'bare React': { url: `${bare}/`, usable: 'form button' },
        'stock react-admin, grid': { url: `${stock}/`, usable: '[role=row][data-id]' },
        'sign-in': { url: `${portal}/`, usable: USABLE['sign-in'], stored: { language: 'en' } },
        'sign-in, taken over by React': { url: `${portal}/`, usable: USABLE['taken over'], stored: { language: 'en' } },
        dashboard: { url: `${portal}/dashboard`, usable: USABLE.dashboard, stored },
        'card list': { ...list('cards'), usable: USABLE['card list'] },
        licences: { ...list('table'), usable: USABLE['grid list'] },
        users: { url: `${portal}/user-management`, usable: USABLE['grid list'], stored },
        'keys of a licence': { url: `${portal}/licences/${LICENCE}/keys`, usable: USABLE['grid list'], stored },
        'a licence': record(`licences/${LICENCE}`),
        'a user': record('user-management/u102'),
        'a contract': { ...record('contracts/c1'), usable: USABLE.contract },
        'a ticket': { ...record('tickets/t5'), usable: USABLE.ticket },
        'a video': { ...record('academy/d11/v101'), usable: USABLE.video },
        deadlines: record('deadlines'),
    };
    return medianLoads(browser, pages, conditions, runs);
}

/** Serves all pages alike with one encoding, loads them, and prints the table. */
export async function benchLoads(setting: Setting, encoding: Encoding, conditions: Conditions): Promise<void> {
    const { behind, certificate, port, runs } = setting;
    const serve = (server: Served, at: number) => serveAlike(server, port + at, encoding, certificate);
    const [portal, bare, stock] = await Promise.all([serve(behind.portal, 0), serve(behind.bare, 1), serve(behind.stock, 2)]);
    let loaded: Map<string, Median>;
    try {
        const origins = { portal: portal.origin, bare: bare.origin, stock: stock.origin };
        loaded = await loadPages(setting, origins, conditions);
    } finally {
        await Promise.all([portal.stop(), bare.stop(), stock.stop()]);
    }
    const of = (name: string): Median => {
        const found = loaded.get(name);
        if (!found) throw new Error(`bench.ts knows no address for ${name}`);
        return found;
    };
    const base = { bare: of('bare React'), stock: of('stock react-admin, grid') };
    const limitOf = (name: string, { usable }: Median): string => {
        const limit = LIMITS[name];
        if (!limit) return '';
        const isMet = usable / base[limit.of].usable <= limit.share;
        return `${limit.share.toFixed(2)} x ${limit.of}${isMet ? '' : ' (missed)'}`;
    };
    const row = (name: string, found: Median) => [
        name,
        ...[kilobytes(found.scriptBytes), seconds(found.firstPaint), seconds(found.usable), seconds(found.again)],
        ...[base.bare, base.stock].map(other => (found.usable / other.usable).toFixed(2)),
        limitOf(name, found),
        (found.again / base.stock.usable).toFixed(2),
        ...[found.shift.toFixed(3), seconds(found.blocked), (found.blocked / base.stock.blocked).toFixed(2)],
        ...[`${Math.round(found.longest)} ms`, `${Math.round(found.spread * 100)} %`],
    ];
    print(`First and second visit, ${encoding}, HTTP/2, ${conditions.name}, median of ${runs}`, [
        ['page', 'scripts', 'first paint', 'usable', 'second visit', 'x bare React', 'x stock', 'limit', 'second x stock'].concat(
            ['CLS', 'blocking', 'blocking x stock', 'longest task before', 'spread'],
        ),
        ...[...loaded].map(([name, found]) => row(name, found)),
    ]);
}

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentTokens, contrast, GROUNDS } from '#deploy/accents.mjs';
import { forPortal, PAGES, SETTINGS, settingsFrom, settingsFromEnv, TAKEN, variableOf } from '#deploy/settings.mjs';
import { paths } from '#src/config/paths';
import { dark, light } from '#src/theme/tokens';

/** The list of settings (deploy/settings.json), and what it refuses (WIRE-1). */

const MODES = ['beta', 'development', 'mock', 'production'];
const variablesIn = (mode: string): Record<string, string> =>
    Object.fromEntries(
        readFileSync(`.env.${mode}`, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );

describe('the list of settings', () => {
    it('explains each one, and its defaults are accepted', () => {
        for (const [key, { what }] of Object.entries(SETTINGS)) expect(what, key).toMatch(/^[A-Z`].{15,}[^.]$/);
        const usual = settingsFrom({}, { server: false });
        for (const [key, value] of Object.entries(usual))
            expect(value, key).toEqual(SETTINGS[key as keyof typeof SETTINGS].default);
    });

    it.each(MODES)('has every variable of .env.%s', mode => {
        const variables = variablesIn(mode);
        const known = new Set(['VITE_SUPPORT_WINDOWS', ...Object.keys(SETTINGS).map(variableOf)]);
        expect(Object.keys(variables).filter(name => !known.has(name))).toEqual([]);
        expect(settingsFromEnv(variables)).toMatchObject({
            apiBase: variables.VITE_API_BASE,
            imprintUrl: variables.VITE_IMPRINT_URL,
        });
    });

    it('reads lists, numbers and rules of pages from variables', () => {
        const variables = {
            VITE_LANGUAGES: 'de, en',
            VITE_PERIOD_DIVISORS: '12,6,4,2,1,1',
            VITE_ACADEMY_FRAME_HOSTS: 'https://a.example https://b.example',
            VITE_PAGES: 'tickets=off deadlines=!school',
            VITE_REPORT_PATH: '/reports',
            VITE_REPORT_SHARE: '0.1',
            VITE_ACTIVITY_DAYS: '30',
            VITE_BRAND_NAME: '',
        };
        expect(settingsFromEnv(variables)).toMatchObject({
            languages: ['de', 'en'],
            periodDivisors: [12, 6, 4, 2, 1, 1],
            academyFrameHosts: ['https://a.example', 'https://b.example'],
            pages: { tickets: 'off', deadlines: '!school' },
            reportPath: '/reports',
            reportShare: 0.1,
            activityDays: 30,
            brandName: '',
        });
    });

    it('gives the portal only what its code reads', () => {
        const given = forPortal(settingsFrom({ brandAccent: '#0b6b45', upstream: 'http://127.0.0.1:4000' }));
        expect(given).toHaveProperty('apiBase', '/api');
        expect(given).not.toHaveProperty('brandAccent');
        expect(given).not.toHaveProperty('upstream');
    });

    it('cuts off the slash at the end of the API’s address', () => {
        expect(settingsFrom({ apiBase: 'https://api.example.com/v1/' }).apiBase).toBe('https://api.example.com/v1');
    });
});

const own = { upstream: 'http://127.0.0.1:4000' };

describe('the settings refuse', () => {
    it.each<[object, RegExp]>([
        [{ brandColour: '#000000' }, /^brandColour: is no setting\. There are: apiBase, .*errorLog\.$/],
        [{ brandName: 5 }, /^brandName: 5 is not a text\.$/],
        [{ texts: { es: {} } }, /^texts: "es" is no language of the portal\. There are: de, en, /],
        [{ texts: { en: { 'licences.title': 5 } } }, /^texts: .* is not an object of languages, each with its texts by key\.$/],
        [{ brotli: 'on' }, /^brotli: "on" is not true or false\.$/],
        [{ languages: 'de' }, /^languages: "de" is not a list of texts\.$/],
        [{ apiBase: 'api.example.com' }, /^apiBase: "api\.example\.com" is no address of an API, nor a path such as \/api\.$/],
        [{ apiBase: '//api.example.com' }, /^apiBase: .* is no address of an API/],
        [{ apiBase: '/' }, /^apiBase: .* is no address of an API/],
        [{ apiBase: 'https://user:secret@api.example.com' }, /^apiBase: .* is no address of an API/],
        [{ apiBase: 'https://api.example.com?key=1' }, /^apiBase: .* is no address of an API/],
        [
            { imprintUrl: 'www.example.com/imprint' },
            /^imprintUrl: "www\.example\.com\/imprint" is no address that begins with https:\/\/\.$/,
        ],
        [{ privacyUrl: 'https://exa mple.com' }, /^privacyUrl: .* is no address/],
        [{ termsUrl: 'javascript:alert(1)' }, /^termsUrl: .* is no address/],
        [{ academyUrlNl: '/academy' }, /^academyUrlNl: .* is no address/],
        [
            { contactUrl: 'support@example.com' },
            /^contactUrl: "support@example\.com" is no address of a page, nor mailto: with one\.$/,
        ],
        [{ contactUrl: 'mailto:' }, /^contactUrl: .* nor mailto:/],
        [{ brandLogo: 'logo.svg' }, /^brandLogo: "logo\.svg" is no address of a picture, nor a path\.$/],
        [{ brandLogo: 'data:image/svg+xml,x' }, /^brandLogo: /],
        [
            { academyFrameHosts: ['https://a.example', 'https://b.example/embed'] },
            /^academyFrameHosts: "https:\/\/b\.example\/embed" is no origin/,
        ],
        [{ academyFrameHosts: ['https://*.example'] }, /^academyFrameHosts: "https:\/\/\*\.example" is no origin/],
        [{ mediaHosts: ['https://a.example;script-src'] }, /^mediaHosts: .* is no origin/],
        [{ apiBase: '/api;x' }, /^apiBase: .* is no address of an API/],
        [{ frameSources: ['*'] }, /^frameSources: "\*" is no source of a frame/],
        [{ mediaHosts: ["'unsafe-inline'"] }, /^mediaHosts: .* is no origin/],
        [{ brandAccent: 'red' }, /^brandAccent: "red" is no colour of the form #rrggbb\.$/],
        [
            { brandAccent: '#ffee00' },
            /^brandAccent: #ffee00 has a contrast of 1\.\d+:1 on #\w{6} in the light theme; 4\.5:1 is needed\.$/,
        ],
        // 4.5:1 on white, but an accent is text on the page's grey too.
        [{ brandAccent: '#767676' }, /^brandAccent: #767676 has a contrast of \d\.\d+:1 on #\w{6} in the light theme/],
        [
            { brandAccentDark: '#2a55c9' },
            /^brandAccentDark: #2a55c9 has a contrast of 2\.\d+:1 on #\w{6} in the dark theme; 4\.5:1 is needed\.$/,
        ],
        [{ languages: [] }, /^languages: at least one language is needed\. There are: de, en, fr, it, nl, pl, sk\.$/],
        [{ languages: ['en', 'es'] }, /^languages: "es" is no language of the portal\. There are: de, /],
        [{ languages: ['en', 'en'] }, /^languages: a language is named twice\.$/],
        [{ languages: ['de', 'fr'] }, /^defaultLanguage: "en" is none of the languages offered: de, fr\.$/],
        [{ periodDivisors: [12, 6, 3] }, /^periodDivisors: six positive numbers are needed\.$/],
        [{ periodDivisors: [12, 6, 0, 2, 1, 1] }, /^periodDivisors: six positive numbers/],
        [{ pages: ['tickets'] }, /^pages: \["tickets"\] is not an object of pages and their rules\.$/],
        [{ pages: { dashboard: 'off' } }, /^pages: "dashboard" is no page that can be switched off\. There are: profile, /],
        [{ pages: { tickets: 'on' } }, /^pages: "on" is no rule for "tickets": "off", or a flag of a customer \(beta, /],
        [{ listen: '8080; include /etc/passwd' }, /^listen: "8080; include \/etc\/passwd" is no value for nginx/],
        [{ upstream: 'http://127.0.0.1:4000/api' }, /^upstream: .* is no address of a server/],
        // Each of them means something else to nginx than itself.
        ...[';', '{', '}', '"', "'", '\\', '$', '#', '\n', '\t', '\0', '\u2028'].map((character): [object, RegExp] => [
            { root: `/var/www${character}x` },
            /^root: "[^]*" is no file or folder for nginx: it holds a space, a control character, or one of " ' \{ \} ; \\ \$ #\.$/,
        ]),
        [{ errorLog: '/var/log/portal error.log' }, /^errorLog: .* is no file or folder for nginx: it holds a space/],
        [{ user: 'www-data;' }, /^user: "www-data;" is no value for nginx: it holds a control character, or one of /],
        // With nothing named nginx would log into a file of its own, queries and their tokens included.
        ...(['accessLog', 'errorLog', 'root', 'listen', 'user', 'pid', 'temp'] as const).map((key): [object, RegExp] => [
            { [key]: '' },
            new RegExp(`^${key}: a value is needed\\.$`),
        ]),
        ...['  ', ' Brand', 'Two\nlines', 'Bell\u0007', 'Line\u2028'].map((brandName): [object, RegExp] => [
            { brandName },
            /^brandName: "[^]*" is no text of one line: it begins or ends with a space, or holds a control character\.$/,
        ]),
        ...[
            'https://x.example/\0',
            'https://x.example/\u0085',
            'JavaScript:alert(1)',
            'https://a"b.example',
            'https://x.example/<b>',
        ].map((helpUrl): [object, RegExp] => [{ helpUrl }, /^helpUrl: "[^]*" is no address that begins with https/]),
        [{ contactUrl: 'mailto:a@b.example\0' }, /^contactUrl: "[^]*" is no address of a page, nor mailto:/],
        [{ brandLogo: '/brand/\0.svg' }, /^brandLogo: "[^]*" is no address of a picture, nor a path\.$/],
        [{ frameSources: ['https://*.'] }, /^frameSources: "https:\/\/\*\." is no source of a frame/],
        [{ certificate: '/etc/ssl/portal.pem' }, /^certificateKey: the certificate and its key are set together\.$/],
        [
            { reportPath: 'https://collector.example/x', reportUpstream: 'http://127.0.0.1:4100' },
            /^reportPath: "https:\/\/collector\.example\/x" is no path of the portal's own host such as \/reports, without a query\./,
        ],
        ...[
            '//collector.example',
            '/\\collector.example',
            '/reports?x=1',
            '/reports#x',
            'reports',
            '/',
            '/a"b',
            '/a/../b',
            '/a;b',
        ].map((reportPath): [object, RegExp] => [
            { reportPath, reportUpstream: 'http://127.0.0.1:4100' },
            /^reportPath: .* is no path/,
        ]),
        ...['/licences', '/licences/x', '/dashboard/', '/assets/reports', '/report.js', '/x/index.html'].map(
            (reportPath): [object, RegExp] => [
                { reportPath, reportUpstream: 'http://127.0.0.1:4100' },
                new RegExp(`^reportPath: ${reportPath} is a path of the portal's own .*files: choose another one\\.$`),
            ],
        ),
        [
            { apiBase: '/tickets/api' },
            /^apiBase: \/tickets\/api is a path of the portal's own pages and files: choose another one\.$/,
        ],
        ...[0, -1, 1.5].map((reportShare): [object, RegExp] => [
            { reportShare },
            new RegExp(`^reportShare: ${reportShare} is no share: above 0, and at most 1\\.$`),
        ]),
        ...[-1, 1.5, 3651].map((activityDays): [object, RegExp] => [
            { activityDays },
            new RegExp(`^activityDays: ${activityDays} is no number of days: 0 to 3650\\.$`),
        ]),
        [{ reportShare: '0.1' }, /^reportShare: "0\.1" is not a number\.$/],
        [{ reportUpstream: 'http://127.0.0.1:4100/x', reportPath: '/x' }, /^reportUpstream: .* is no address of a server/],
        [{ reportPath: '/reports' }, /^reportUpstream: the path of reports and the program that counts them are set together\.$/],
        [{ reportUpstream: 'http://127.0.0.1:4100' }, /^reportPath: the path of reports and the program .* set together\.$/],
        [{ apiBase: 'https://api.example.com' }, /^upstream: apiBase is https:\/\/api\.example\.com: nothing is passed on\.$/],
    ])('%j', (given, sentence) => {
        let message = '';
        try {
            settingsFrom({ ...own, ...given });
        } catch (error) {
            message = (error as Error).message;
        }
        expect(message).toMatch(sentence);
    });

    it('paths of every page and folder of the portal', () => {
        const pages = Object.values(paths).map(path => (typeof path === 'string' ? path : path('x', 'x')));
        const folders = readdirSync('public', { withFileTypes: true }).filter(entry => entry.isDirectory());
        const first = [
            ...pages.map(path => path.split('/')[1] ?? ''),
            ...folders.map(({ name }) => name),
            'assets',
            'guide',
            'accessibility',
        ];
        expect([...new Set(first)].filter(Boolean).sort()).toEqual([...TAKEN].sort());
    });

    it('a share of reports that is no number, in a variable', () => {
        expect(() => settingsFromEnv({ VITE_REPORT_SHARE: 'all' })).toThrow('reportShare: NaN is no share');
    });

    it('a path of the own host without a server to pass it on to', () => {
        expect(() => settingsFrom({})).toThrow(/^upstream: apiBase is the path \/api of the portal's own host/);
    });

    it('all that is wrong at once, a sentence for each', () => {
        expect(() => settingsFrom({ ...own, imprintUrl: 'x', brandAccent: '#ffffff', colour: 1 })).toThrow(
            /^colour: .*\nimprintUrl: .*\nbrandAccent: /,
        );
    });

    it('what is no object', () => {
        for (const wrong of [null, [], 'x', 5]) expect(() => settingsFrom(wrong)).toThrow('no object of keys and values');
    });
});

describe('the accents', () => {
    it('are checked on the colours of the themes', () => {
        for (const [theme, tokens] of [
            ['light', light],
            ['dark', dark],
        ] as const)
            expect(tokens).toMatchObject(GROUNDS[theme]);
    });

    it.each([
        ['light', '#7a1f5c'],
        ['dark', '#7fdcb2'],
    ] as const)('can be read in the %s theme, and what is on them', (theme, colour) => {
        const { accent, accentHover, accentSoft, onAccent } = accentTokens(theme, colour);
        expect(contrast(accent, accentSoft)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
        expect(accentHover).not.toBe(accent);
    });
});

it('the pages that can be switched off have names of their own', () => {
    expect(new Set(PAGES).size).toBe(PAGES.length);
});

describe('deploy/README.md', () => {
    const page = readFileSync('deploy/README.md', 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)`\s*\|\s*(.*?)\s*\|\s*(.*?)\s*\|$/gm)].map(([, ...cells]) => cells);

    it('explains every setting with its default, in the words of the list', () => {
        const shown = (usual: unknown): string => (typeof usual === 'string' ? usual : JSON.stringify(usual));
        const wanted = Object.entries(SETTINGS).map(([key, { default: usual, what }]) => {
            const isNone = usual === '' || shown(usual) === '[]' || shown(usual) === '{}';
            return [key, isNone ? '' : `\`${shown(usual).replaceAll(',', ', ')}\``, what];
        });
        expect(rows.filter(([key = '']) => Object.hasOwn(SETTINGS, key))).toEqual(wanted);
    });

    it('names every page that can be switched off', () => {
        for (const name of PAGES) expect(page).toContain(`\`${name}\``);
    });
});

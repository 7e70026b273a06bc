// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWords, withoutMarks, withOwnFirstStates, writeOwnTexts, type Words } from '#deploy/ownTexts.mjs';
import type { OwnTexts } from '#deploy/settings.mjs';

/** Single texts of the operator's own (PAGE-4): what is refused, and the files of a build with them. */

const mark = (key: string, text: string): string => `\u{E000}${key}\u{E001}${text}\u{E002}`;
const known = (longest: number, more: object = {}) => ({
    sources: ['licences.ts'],
    longest,
    placeholders: '',
    hasForms: false,
    ...more,
});

const WORDS: Words = {
    catalogue: {
        'licences.title': known(8),
        'licences.free': known(40, { placeholders: 'name, smart_count', hasForms: true }),
        'auth.submit': known(9, { sources: ['public.ts', 'shell.ts'] }),
        'why.intro': known(30, { sources: ['why.ts'] }),
    },
    first: { de: `<h1>${mark('auth.title', 'Anmelden')}</h1><button>${mark('auth.submit', 'Anmelden')}</button>` },
};

const FILES: Readonly<Record<string, string>> = {
    'assets/de-aaaaaaaa.js':
        'var e=Object.assign({"./licences.ts":{licences:{title:`Lizenzen`,free:`x`}},"./shell.ts":{auth:{submit:`Anmelden`}}});export{e as default};',
    'assets/public-bbbbbbbb.js': 'var e={auth:{title:`Anmelden`,submit:`Anmelden`}};export{e as default};',
    'assets/why-cccccccc.js': 'var e={why:{intro:`Was`}};export{e as default};',
    'assets/i18n-dddddddd.js': 'export const load=()=>import("./de-aaaaaaaa.js");',
    'assets/index--eeeeeee.js': 'export*from"./i18n-dddddddd.js";export const open=()=>import("./react-ffffffff.js");',
    'assets/react-ffffffff.js': 'export const react=1;',
    'index.html':
        '<template lang="de"><h1>Anmelden</h1><button>Anmelden</button></template><script src="/assets/index--eeeeeee.js" data-files="public-bbbbbbbb.js"></script>',
    '.vite/words.json': JSON.stringify(WORDS),
    '.vite/manifest.json': JSON.stringify({
        'i18n/de/index.ts': { file: 'assets/de-aaaaaaaa.js' },
        'i18n/de/public.ts': { file: 'assets/public-bbbbbbbb.js' },
        'i18n/de/why.ts': { file: 'assets/why-cccccccc.js' },
    }),
};

let folder = '';
const at = (...path: string[]) => join(folder, ...path);

beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-texts-'));
    for (const dir of ['assets', '.vite']) mkdirSync(at(dir));
    for (const [name, content] of Object.entries(FILES)) writeFileSync(at(name), content);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (texts: OwnTexts) => readWords({ texts }, folder);

describe('refuses', () => {
    it.each<[string, OwnTexts, RegExp]>([
        ['an unknown key', { de: { 'licences.titel': 'x' } }, /^texts: "licences\.titel" \(de\) is no text of the portal\.$/],
        ['a group of texts', { de: { licences: 'x' } }, /is no text of the portal/],
        ['what every object has', { de: { constructor: 'x' } }, /is no text of the portal/],
        ['a placeholder that is unknown', { de: { 'licences.title': '%{name}' } }, /has placeholders; none are known here/],
        [
            'a placeholder that is missing',
            { de: { 'licences.free': '%{name} |||| %{name}' } },
            /needs exactly these placeholders: name, smart_count\./,
        ],
        [
            'a plural form too few',
            { de: { 'licences.free': '%{name} %{smart_count}' } },
            /needs 2 plural forms, with \|\|\|\| between/,
        ],
        [
            'two forms where there are three',
            { pl: { 'licences.free': '%{name} %{smart_count} |||| %{smart_count}' } },
            /\(pl\) needs 3 plural forms/,
        ],
        ['forms of what has none', { de: { 'licences.title': 'a |||| b' } }, /needs 1 plural form\./],
        [
            'a text without room',
            { de: { 'licences.title': 'Software und Lizenzen' } },
            /is too long: 21 characters; at most 12 have room/,
        ],
        ['nothing', { de: { 'licences.title': '' } }, /is no text of one line/],
        ['a line break', { de: { 'why.intro': 'a\nb' } }, /is no text of one line/],
        ['the build’s own marks', { de: { 'why.intro': 'a\u{E002}b' } }, /is no text of one line/],
    ])('%s', (_what, texts, reason) => {
        expect(() => read(texts)).toThrow(reason);
    });

    it('all at once, and a build that does not say what it has', () => {
        expect(() => read({ de: { a: 'x', b: 'x' } })).toThrow(/^texts: "a" .*\ntexts: "b" /);
        expect(() => readWords({ texts: { de: { a: 'x' } } }, at('assets'))).toThrow('npm run build');
    });
});

it('has nothing to do without any', () => {
    expect(read({})).toBeNull();
    expect(read({ de: {} })).toBeNull();
});

describe('the files of a build', () => {
    const texts = { de: { 'licences.title': '„P“ \\ `${x}`', 'auth.submit': 'Los & <mehr>' } };
    let names: string[] = [];
    const named = (beginning: string) => names.find(name => name.startsWith(beginning)) ?? '';
    const load = async (name: string) =>
        ((await import(/* @vite-ignore */ pathToFileURL(at('assets', name)).href)) as { default: object }).default;

    beforeAll(() => {
        const words = read(texts);
        if (!words) throw new Error('no texts');
        writeFileSync(at('index.html'), withOwnFirstStates(readFileSync(at('index.html'), 'utf8'), texts, words));
        writeOwnTexts(folder, texts, words);
        names = readdirSync(at('assets'));
    });

    it('have them in the language’s files, wherever a text stands', async () => {
        expect(await load(named('de-'))).toEqual({
            './licences.ts': { licences: { title: '„P“ \\ `${x}`', free: 'x' } },
            './shell.ts': { auth: { submit: 'Los & <mehr>' } },
        });
        expect(await load(named('public-'))).toEqual({ auth: { title: 'Anmelden', submit: 'Los & <mehr>' } });
    });

    it('get other names, as long as before, and so do those that name them; the others keep theirs', () => {
        expect(names).toHaveLength(6);
        expect(names).toContain('why-cccccccc.js');
        expect(names).toContain('react-ffffffff.js');
        for (const before of ['de-aaaaaaaa.js', 'public-bbbbbbbb.js', 'i18n-dddddddd.js', 'index--eeeeeee.js']) {
            expect(names).not.toContain(before);
            expect(named(before.slice(0, -11))).toHaveLength(before.length);
        }
        expect(readFileSync(at('assets', named('i18n-')), 'utf8')).toContain(named('de-'));
        expect(readFileSync(at('assets', named('index-')), 'utf8')).toContain(named('i18n-'));
    });

    it('have them in the page, which names the new files, and are listed', () => {
        const page = readFileSync(at('index.html'), 'utf8');
        expect(page).toContain('<template lang="de"><h1>Anmelden</h1><button>Los &amp; &lt;mehr&gt;</button></template>');
        expect(page).toContain(`src="/assets/${named('index-')}" data-files="${named('public-')}"`);
        expect(JSON.parse(readFileSync(at('own-texts.json'), 'utf8'))).toEqual(texts);
    });
});

it('takes the marks off a page whose texts are the portal’s', () => {
    expect(withoutMarks(WORDS.first.de ?? '')).toBe('<h1>Anmelden</h1><button>Anmelden</button>');
});

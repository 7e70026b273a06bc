import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Single texts of the operator's own (setting `texts`, PAGE-4): checked against the texts of a build, and written into its files of languages. These
 * get other names then, and so does every script that names one of them, because browsers keep a file of a name for a year.
 */

/** What the build says of its texts: `build/firstState.ts` writes it. */
const WORDS = join('.vite', 'words.json');
const MANIFEST = join('.vite', 'manifest.json');

/** The most that a text may be longer than the longest of its translations: pages are tested with texts that much longer. */
const LONGER = 1.3;
const SHORT = 12;

/** Languages with more plural forms than two. */
const FORMS = { pl: 3, sk: 3 };

const CONTROL = /[\p{Cc}\p{Co}\p{Zl}\p{Zp}]/u;
const MARK = /\u{E000}([^\u{E001}]*)\u{E001}([^\u{E002}]*)\u{E002}/gu;

const lengthOf = text => [...text].length;
const byName = (one, other) => (one < other ? -1 : 1);
const placeholdersIn = text => [...new Set(Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name]) => name))].sort(byName).join(', ');

/** What is wrong with a text; undefined if nothing is. */
function problemOf(language, text, { longest, placeholders, hasForms }) {
    if (text.trim() !== text || text === '' || CONTROL.test(text))
        return 'is no text of one line: it is empty, begins or ends with a space, or holds a control character.';
    if (placeholdersIn(text) !== placeholders)
        return placeholders === ''
            ? 'has placeholders; none are known here.'
            : `needs exactly these placeholders: ${placeholders}.`;
    const forms = text.split('||||').length;
    const wanted = hasForms ? (FORMS[language] ?? 2) : 1;
    if (forms !== wanted) return `needs ${wanted} plural ${wanted === 1 ? 'form' : 'forms, with |||| between them'}.`;
    const most = Math.max(SHORT, Math.floor(longest * LONGER));
    return lengthOf(text) > most ? `is too long: ${lengthOf(text)} characters; at most ${most} have room.` : undefined;
}

/** All problems of the texts, as `[setting, sentence]`. */
function problemsOf(texts, { catalogue }) {
    return Object.entries(texts).flatMap(([language, own]) =>
        Object.entries(own).flatMap(([key, text]) => {
            const known = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
            const problem = known ? problemOf(language, text, known) : 'is no text of the portal.';
            return problem === undefined ? [] : [['texts', `"${key}" (${language}) ${problem}`]];
        }),
    );
}

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What the build knows of its texts; null if the settings have no texts of their own.
 * @throws for a text that cannot be used, with a sentence for each
 */
export function readWords({ texts }, dist) {
    if (!Object.values(texts).some(own => Object.keys(own).length > 0)) return null;
    if (!existsSync(join(dist, WORDS))) throw new Error(`texts: ${dist} does not say which texts it has: npm run build`);
    const words = readJson(join(dist, WORDS));
    const problems = problemsOf(texts, words);
    if (problems.length > 0) throw new Error(problems.map(([key, sentence]) => `${key}: ${sentence}`).join('\n'));
    return { ...words, manifest: readJson(join(dist, MANIFEST)) };
}

const escaped = text =>
    text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#x27;');

/** The sign-in page's first state as it is shown: its texts, or those of the operator's own, without the marks around them. */
export const withoutMarks = (html, own = {}) =>
    html.replaceAll(MARK, (_all, key, text) => (Object.hasOwn(own, key) ? escaped(own[key]) : text));

/** Puts the texts into the first states of the sign-in page. */
export const withOwnFirstStates = (page, texts, { first }) =>
    Object.entries(texts).reduce(
        (html, [language, own]) =>
            html.replace(
                new RegExp(`(<template lang="${language}">)[\\s\\S]*?(</template>)`),
                (_all, begin, end) => begin + withoutMarks(first[language], own) + end,
            ),
        page,
    );

/** The file of a language that has a text, and the expression of the text in it. */
function placeIn({ manifest }, language, source, key) {
    const alone = manifest[`i18n/${language}/${source}`];
    const path = key.split('.').map(name => `[${JSON.stringify(name)}]`);
    return alone
        ? { file: alone.file, path: path.join('') }
        : { file: manifest[`i18n/${language}/index.ts`].file, path: `[${JSON.stringify(`./${source}`)}]${path.join('')}` };
}

/** The statements that change a language's files: file -> code, with `TEXTS` for what the file exports. */
function changesOf(texts, words) {
    const changes = new Map();
    for (const [language, own] of Object.entries(texts)) {
        for (const [key, text] of Object.entries(own)) {
            for (const source of words.catalogue[key].sources) {
                const { file, path } = placeIn(words, language, source, key);
                changes.set(file, `${changes.get(file) ?? ''}TEXTS${path}=${JSON.stringify(text)};`);
            }
        }
    }
    return changes;
}

const EXPORT = /export\s*\{\s*([\w$]+) as default\s*\};?\s*$/;

/** Writes the texts into the files of their languages. */
function changeFiles(site, changes) {
    for (const [file, code] of changes) {
        const path = join(site, file);
        const before = readFileSync(path, 'utf8');
        const [, name] = EXPORT.exec(before) ?? [];
        if (name === undefined) throw new Error(`texts: ${file} exports no texts.`);
        writeFileSync(path, before.replace(EXPORT, `${code.replaceAll('TEXTS[', () => `${name}[`)}$&`));
    }
}

/** The scripts that name one of these, or one that does, and so on: they are others now, too. */
function naming(scripts, changed) {
    const all = new Set(changed);
    for (let before = 0; before < all.size;) {
        before = all.size;
        for (const [name, code] of scripts) if ([...all].some(other => code.includes(other))) all.add(name);
    }
    return all;
}

/** Gives what has changed other names, as long as the old ones, and writes these wherever they stand. */
function rename(site, changed, digest) {
    const assets = join(site, 'assets');
    const scripts = new Map(
        readdirSync(assets)
            .filter(name => name.endsWith('.js'))
            .map(name => [name, readFileSync(join(assets, name), 'utf8')]),
    );
    const names = new Map(
        [...naming(scripts, changed)].map(name => {
            const hash = createHash('sha256').update(`${name} ${digest}`).digest('base64url').slice(0, 8);
            return [name, name.replace(/-[\w-]{8}\.js$/, `-${hash}.js`)];
        }),
    );
    const replaced = text => [...names].reduce((all, [name, other]) => all.replaceAll(name, other), text);
    for (const [name, code] of scripts) {
        if (!names.has(name)) continue;
        writeFileSync(join(assets, name), replaced(code));
        renameSync(join(assets, name), join(assets, names.get(name)));
    }
    for (const name of ['index.html', 'boot.js']) {
        const path = join(site, name);
        if (existsSync(path)) writeFileSync(path, replaced(readFileSync(path, 'utf8')));
    }
}

/** Writes the texts into a site, whose page has its first states already, and lists them in `own-texts.json`. */
export function writeOwnTexts(site, texts, words) {
    const changes = changesOf(texts, words);
    changeFiles(site, changes);
    const digest = JSON.stringify(texts);
    rename(
        site,
        [...changes.keys()].map(file => file.replace(/^assets\//, '')),
        digest,
    );
    writeFileSync(join(site, 'own-texts.json'), `${JSON.stringify(texts, null, 4)}\n`);
}

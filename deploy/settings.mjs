import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accentProblem } from './accents.mjs';

/**
 * The settings of a deployment: what settings.json declares, and what their values may be. The build reads them from `.env.<mode>`, as
 * defaults for development; an operator's file sets them without a build (deploy/README.md).
 */

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Every setting by its key: what it is for, its kind (below), its default, and what it means. */
export const SETTINGS = JSON.parse(readFileSync(join(ROOT, 'deploy/settings.json'), 'utf8'));

/** The pages that can be switched off: those of the manifests in src/app/manifests.ts. */
export const PAGES = [
    'profile',
    'users',
    'licences',
    'keys',
    'seats',
    'cloudGroups',
    'contracts',
    'deadlines',
    'applications',
    'tickets',
    'academy',
];

/** The folders of a build's files. */
export const FOLDERS = [
    'assets',
    'guide',
    'accessibility',
    ...readdirSync(join(ROOT, 'public'), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : [])),
];

/** The first parts of all paths of the portal: of its pages, and of its folders of files. */
export const TAKEN = [
    ...new Set([
        ...Array.from(readFileSync(join(ROOT, 'src/config/paths.ts'), 'utf8').matchAll(/['`]\/([\w-]+)/g), ([, first]) => first),
        ...FOLDERS,
    ]),
];

/** The flags of a customer. */
const FLAGS = ['beta', 'cloud', 'contractInfo', 'demo', 'school', 'sync', 'update'];

/** Characters that mean something else to nginx than themselves: they end a directive, begin another one, a variable or a comment. */
const BREAKS_OUT = /["'{};\\$#]/;
/** Characters that nobody sees or types: no address, name or path holds one. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const list = names => names.join(', ');
const splitList = text => text.split(/[\s,]+/).filter(Boolean);

function addressOf(text) {
    try {
        const address = new URL(text);
        const { protocol, host, username, password } = address;
        // A host may hold a semicolon, which would end a directive of the policy.
        return /^https?:$/.test(protocol) && /^[\w.:[\]-]+$/.test(host) && username + password === '' ? address : null;
    } catch {
        return null;
    }
}

const isAddress = text => /^https?:\/\//i.test(text) && !/[\s"'<>]/.test(text) && !CONTROL.test(text) && addressOf(text) !== null;
const isPath = text => /^\/(?!\/)[^\s"'<>\\?#]*$/.test(text) && !CONTROL.test(text);
/** A path that browsers and nginx leave as it is: no `//`, no `/../`. */
const isOwnPath = text => /^(\/[\w-][\w.-]*)+\/?$/.test(text);
const isMail = text => /^mailto:[^\s@"'<>]+@[^\s@"'<>]+$/i.test(text) && !CONTROL.test(text);
const isOrigin = text => isAddress(text) && !text.includes('*') && text === addressOf(text).origin;
const isForNginx = text => !BREAKS_OUT.test(text) && !CONTROL.test(text);
/** An origin, one with `*.` before its host, or `'self'`. */
const isSource = text => text === "'self'" || (isOrigin(text.replace('://*.', '://any.')) && !/\*\.(?:$|:)/.test(text));

const unlessEmpty = (isRight, wanted) => value => (value === '' || isRight(value) ? null : `"${value}" is no ${wanted}.`);
const firstWrong = (isRight, wanted) => values => {
    const wrong = values.find(value => !isRight(value));
    return wrong === undefined ? null : `"${wrong}" is no ${wanted}.`;
};

const isText = value => typeof value === 'string';
const isTexts = value => Array.isArray(value) && value.every(isText);
const isRecord = value => typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXT = { form: 'a text', has: isText, read: text => text };
const TEXTS = { form: 'a list of texts', has: isTexts, read: splitList };

/** Each kind of a setting: its form in JSON, how it is read from a variable, and what is wrong with a value, if anything is. */
const KINDS = {
    text: {
        ...TEXT,
        problem: unlessEmpty(
            text => text.trim() === text && !CONTROL.test(text),
            'text of one line: it begins or ends with a space, or holds a control character',
        ),
    },
    words: {
        ...TEXT,
        problem: unlessEmpty(isForNginx, 'value for nginx: it holds a control character, or one of " \' { } ; \\ $ #'),
    },
    file: {
        ...TEXT,
        problem: unlessEmpty(
            text => isForNginx(text) && !/\s/.test(text),
            'file or folder for nginx: it holds a space, a control character, or one of " \' { } ; \\ $ #',
        ),
    },
    url: { ...TEXT, problem: unlessEmpty(isAddress, 'address that begins with https://') },
    link: { ...TEXT, problem: unlessEmpty(text => isAddress(text) || isMail(text), 'address of a page, nor mailto: with one') },
    picture: { ...TEXT, problem: unlessEmpty(text => isAddress(text) || isPath(text), 'address of a picture, nor a path') },
    base: {
        ...TEXT,
        problem: text =>
            /^(\/[\w.~-]+)+\/?$/.test(text) || (isAddress(text) && !/[?#]/.test(text))
                ? null
                : `"${text}" is no address of an API, nor a path such as /api.`,
        tidy: text => text.replace(/\/+$/, ''),
    },
    address: { ...TEXT, problem: unlessEmpty(isOrigin, 'address of a server: https:// and a host, with nothing after it') },
    ownPath: { ...TEXT, problem: unlessEmpty(isOwnPath, "path of the portal's own host such as /reports, without a query") },
    share: {
        form: 'a number',
        has: value => typeof value === 'number',
        read: Number,
        problem: share => (share > 0 && share <= 1 ? null : `${share} is no share: above 0, and at most 1.`),
    },
    days: {
        form: 'a number',
        has: value => typeof value === 'number',
        read: Number,
        problem: days =>
            Number.isInteger(days) && days >= 0 && days <= 3650 ? null : `${days} is no number of days: 0 to 3650.`,
    },
    colour: { ...TEXT, problem: () => null },
    origins: { ...TEXTS, problem: firstWrong(isOrigin, 'origin: https:// and a host, with nothing after it') },
    sources: { ...TEXTS, problem: firstWrong(isSource, "source of a frame: an origin, https://*.host, or 'self'") },
    languages: {
        ...TEXTS,
        problem(codes) {
            const known = SETTINGS.languages.default;
            if (codes.length === 0) return `at least one language is needed. There are: ${list(known)}.`;
            if (new Set(codes).size < codes.length) return 'a language is named twice.';
            return firstWrong(code => known.includes(code), `language of the portal. There are: ${list(known)}`)(codes);
        },
    },
    divisors: {
        form: 'a list of numbers',
        has: value => Array.isArray(value) && value.every(one => typeof one === 'number'),
        read: text => text.split(',').map(Number),
        problem: numbers =>
            numbers.length === 6 && numbers.every(one => one > 0 && Number.isFinite(one))
                ? null
                : 'six positive numbers are needed.',
    },
    pages: {
        form: 'an object of pages and their rules',
        has: value => isRecord(value) && Object.values(value).every(isText),
        read: text => Object.fromEntries(splitList(text).map(part => part.split('='))),
        problem(rules) {
            for (const [page, rule] of Object.entries(rules)) {
                if (!PAGES.includes(page)) return `"${page}" is no page that can be switched off. There are: ${list(PAGES)}.`;
                if (rule !== 'off' && !FLAGS.includes(rule.replace(/^!/, '')))
                    return `"${rule}" is no rule for "${page}": "off", or a flag of a customer (${list(FLAGS)}), "!" before it.`;
            }
            return null;
        },
    },
    texts: {
        form: 'an object of languages, each with its texts by key',
        has: value => isRecord(value) && Object.values(value).every(own => isRecord(own) && Object.values(own).every(isText)),
        problem: texts => {
            const known = SETTINGS.languages.default;
            const wrong = Object.keys(texts).find(language => !known.includes(language));
            return wrong === undefined ? null : `"${wrong}" is no language of the portal. There are: ${list(known)}.`;
        },
    },
    switch: { form: 'true or false', has: value => typeof value === 'boolean', problem: () => null },
};

/** What no kind can tell: settings that depend on each other. `[key, the rest of the sentence]` of each problem. */
function togetherProblems(values, withServer) {
    const problems = [];
    const refuse = (key, sentence) => problems.push([key, sentence]);
    if (!values.languages.includes(values.defaultLanguage))
        refuse('defaultLanguage', `"${values.defaultLanguage}" is none of the languages offered: ${list(values.languages)}.`);
    for (const [key, theme] of [
        ['brandAccent', 'light'],
        ['brandAccentDark', 'dark'],
    ]) {
        const problem = values[key] && accentProblem(theme, values[key]);
        if (problem) refuse(key, problem);
    }
    for (const key of ['apiBase', 'reportPath']) {
        const value = values[key];
        const isFile = key === 'reportPath' && /\.\w+$/.test(value);
        if (isFile || (value.startsWith('/') && TAKEN.includes(value.split('/')[1])))
            refuse(key, `${value} is a path of the portal's own ${isFile ? 'files' : 'pages and files'}: choose another one.`);
    }
    if (!withServer) return problems;
    const ownHost = values.apiBase.startsWith('/');
    if (ownHost && !values.upstream)
        refuse(
            'upstream',
            `apiBase is the path ${values.apiBase} of the portal's own host: the server to pass it on to is missing.`,
        );
    if (!ownHost && values.upstream) refuse('upstream', `apiBase is ${values.apiBase}: nothing is passed on.`);
    if ((values.reportPath === '') !== (values.reportUpstream === ''))
        refuse(
            values.reportPath ? 'reportUpstream' : 'reportPath',
            'the path of reports and the program that counts them are set together.',
        );
    if ((values.certificate === '') !== (values.certificateKey === ''))
        refuse(values.certificate ? 'certificateKey' : 'certificate', 'the certificate and its key are set together.');
    return problems;
}

/** Throws one error that lists all problems, each as a sentence that begins with its key. */
export function refuseAll(problems) {
    if (problems.length > 0) throw new Error(problems.map(([key, sentence]) => `${key}: ${sentence}`).join('\n'));
}

/**
 * Returns all settings: those given, otherwise the defaults. With `server: true` also those that concern nginx alone are checked against the
 * others.
 * @throws for an unknown key or a value that cannot be one, with a sentence for each
 */
export function settingsFrom(given, { server = true } = {}) {
    if (!isRecord(given)) throw new Error('The settings are no object of keys and values.');
    const problems = [];
    const values = {};
    for (const key of Object.keys(given))
        if (!Object.hasOwn(SETTINGS, key)) problems.push([key, `is no setting. There are: ${list(Object.keys(SETTINGS))}.`]);
    for (const [key, { kind, default: usual }] of Object.entries(SETTINGS)) {
        const { form, has, problem, tidy = value => value } = KINDS[kind];
        const value = Object.hasOwn(given, key) ? given[key] : usual;
        const isMissing = value === '' && usual !== '';
        const wrong = has(value)
            ? problem(value) || (isMissing && 'a value is needed.')
            : `${JSON.stringify(value)} is not ${form}.`;
        if (wrong) problems.push([key, wrong]);
        values[key] = wrong ? usual : tidy(value);
    }
    refuseAll([...problems, ...togetherProblems(values, server)]);
    return values;
}

/** The variable of `.env.<mode>` that sets a key: `VITE_API_BASE` of `apiBase`. */
export const variableOf = key => `VITE_${key.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`;

/** The settings in variables of the environment; those of the server have none. */
export function settingsFromEnv(env) {
    const given = Object.entries(SETTINGS).flatMap(([key, { for: whose, kind }]) => {
        const text = env[variableOf(key)];
        const { read } = KINDS[kind];
        return whose === 'server' || !read || !text ? [] : [[key, read(text)]];
    });
    return settingsFrom(Object.fromEntries(given), { server: false });
}

/** What the portal's code reads: without what only its page or its server needs. */
export const forPortal = values => Object.fromEntries(Object.entries(values).filter(([key]) => SETTINGS[key].for === 'portal'));

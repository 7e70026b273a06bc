import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, transformWithOxc, type Plugin } from 'vite';
import { paths } from '../src/config/paths';
import type { PageTable } from '../src/shared/manifest';
import pages from './pages.json';
import { replaced } from './replaced';

/** The modules of a visitor's pages: of all pages, of each page by its path, with parameters as `:name`, of tables, and of the language. */
interface Side {
    all: readonly string[];
    pages: Readonly<Record<string, string>>;
    table?: string;
    /** the lists of pages that are shown as tables */
    tables?: Readonly<Record<string, readonly PageTable[]>>;
    /** matches the sources of a language's texts; its first group is the language */
    language: RegExp;
}

/** Visitors with and without a stored token. */
export const SIDES: Readonly<Record<'in' | 'out', Side>> = {
    in: {
        // The first reads wait for the first of them.
        all: ['src/app/firstReads.ts', 'src/app/portal.tsx'],
        // Made from the manifests (tests/app/preloads.test.ts, which writes it when run with `-u`).
        ...(pages as Pick<Side, 'pages' | 'tables'>),
        table: 'src/shared/list/ListTable.tsx',
        language: /^i18n\/([a-z]{2})\/index\.ts$/,
    },
    out: {
        all: ['customRoutes/public/PublicLayout.tsx'],
        pages: {
            [paths.signIn]: 'customRoutes/public/signIn/SignInPage.tsx',
            [paths.recoverPassword]: 'customRoutes/public/recoverPassword/RecoverPasswordPage.tsx',
            [paths.activateEdu]: 'customRoutes/public/activateEdu/ActivateEduPage.tsx',
            [paths.transferUser]: 'customRoutes/public/transferUser/TransferUserPage.tsx',
        },
        language: /^i18n\/([a-z]{2})\/public\.ts$/,
    },
};

/** Runs before the entry; a chunk of its own, because a module in `index.html` would be bundled into the entry. */
const EARLY = 'src/app/main.early.ts';

/** How public/boot.js reads the token that all tabs share. */
const SHARED_TOKEN = "stored('token')";

/** The parts of a built chunk that are used here. */
interface BuiltChunk {
    type: string;
    fileName: string;
    facadeModuleId?: string | null;
    moduleIds?: string[];
    imports?: string[];
    /** Vite's own record of the style sheets imported by the chunk */
    viteMetadata?: { importedCss: Set<string> };
}

const BOOT = 'boot.js';

/**
 * The built public/boot.js: minified, because every first paint waits for it, and named by its content's hash. In the JavaScript that every
 * browser with modules knows: it decides whether a browser is too old (BROWSER-2).
 */
export async function bootScript(supportWindows: boolean): Promise<{ fileName: string; code: string }> {
    const source = readFileSync(path.join('public', BOOT), 'utf8');
    const script = supportWindows ? replaced(source, SHARED_TOKEN, `sessionStorage.getItem('token') ?? ${SHARED_TOKEN}`) : source;
    const target = 'es2015';
    const { code } = minifySync(BOOT, (await transformWithOxc(script, BOOT, { target })).code, { compress: { target } });
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    return { fileName: `assets/boot-${hash}.js`, code };
}

/**
 * Makes public/boot.js a file that browsers cache for good, and adds the files of a visitor's pages to its tag (attribute `data-code`), so
 * that the browser loads them in parallel with the entry instead of after it has run. Build only. With `supportWindows` the script looks for
 * a token of this window first (SESSION-16).
 */
export const preloads = (supportWindows: boolean): Plugin => ({
    name: 'preloads',
    apply: 'build',
    buildStart() {
        this.emitFile({ type: 'chunk', id: EARLY, name: 'early' });
    },
    // Vite copies the files of public/ unchanged.
    async writeBundle({ dir = 'dist' }) {
        const { fileName, code } = await bootScript(supportWindows);
        writeFileSync(path.join(dir, fileName), code);
        // For pages of an earlier build (deploy/nginx.conf.template).
        writeFileSync(path.join(dir, BOOT), code);
    },
    transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle = {} }) {
            const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as BuiltChunk[];
            const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
            // The chunk that contains a module, or preferably the one with the module as its entry point.
            const bySource = new Map<string, BuiltChunk>();
            const note = (chunk: BuiltChunk, id: string) => bySource.set(path.relative('.', id), chunk);
            chunks.forEach(chunk => chunk.moduleIds?.forEach(id => note(chunk, id)));
            chunks.forEach(chunk => chunk.facadeModuleId && note(chunk, chunk.facadeModuleId));

            const filesOf = (source: string, known: Set<string>): string[] => {
                const start = bySource.get(source);
                if (!start) throw new Error(`The build has no chunk for ${source}; build/preloads.ts names it.`);
                const files: string[] = [];
                const visit = ({ fileName, imports = [], viteMetadata }: BuiltChunk): void => {
                    if (known.has(fileName)) return;
                    known.add(fileName);
                    const styles = [...(viteMetadata?.importedCss ?? [])];
                    files.push(...[fileName, ...styles].map(file => file.replace(/^assets\//, '')));
                    imports.forEach(file => {
                        const chunk = byFile.get(file);
                        if (chunk) visit(chunk);
                    });
                };
                visit(start);
                return files;
            };

            const entry = new Set<string>();
            filesOf('index.html', entry);
            const codeOf = ({ all, pages, table, tables, language }: Side) => {
                const known = new Set(entry);
                const everywhere = all.flatMap(source => filesOf(source, known));
                const filesBy = (sources: readonly (readonly [key: string, source: string])[]) =>
                    Object.fromEntries(sources.map(([key, source]) => [key, filesOf(source, new Set(known))]));
                const languages = [...bySource.keys()].flatMap(source => {
                    const code = language.exec(source)?.[1];
                    return code ? [[code, source] as const] : [];
                });
                if (languages.length === 0)
                    throw new Error(`The build has no texts that fit ${language}; build/preloads.ts names them.`);
                return {
                    all: everywhere,
                    pages: filesBy(Object.entries(pages)),
                    ...(table && { table: filesOf(table, new Set(known)), tables }),
                    languages: filesBy(languages),
                };
            };
            const early = chunks.find(({ moduleIds = [] }) => moduleIds.includes(path.resolve(EARLY)));
            if (!early) throw new Error(`The build has no chunk for ${EARLY}.`);
            const code = JSON.stringify({ in: codeOf(SIDES.in), out: codeOf(SIDES.out) });
            const main = '<script type="module"';
            const earlier = `${main} async crossorigin src="/${early.fileName}"></script>${main}`;
            const boot = `src="/${(await bootScript(supportWindows)).fileName}" data-code='${code}'`;
            return replaced(replaced(html, `src="/${BOOT}"`, boot), main, earlier);
        },
    },
});

import path from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../src/config/paths';
import type { StartCode, StartPage } from '../src/start/startPages';
import pages from './startPages.json';
import { replaced } from './replaced';

/**
 * The modules of a visitor's pages: of all pages, of each page by its path, with parameters as `:name`, its own first, of tables, and of the language.
 */
interface Side {
    all: readonly string[];
    /** `texts` are the page's own, by the name of their file */
    pages: Readonly<Record<string, StartPage & { modules: readonly string[]; texts?: string }>>;
    table?: string;
    /** matches the sources of a language's texts; its first group is the language */
    language: RegExp;
}

/** Visitors with and without a stored token. */
export const SIDES: Readonly<Record<'in' | 'out', Side>> = {
    in: {
        all: ['src/app/portal.tsx'],
        // Made from the manifests (tests/start/startPages.test.ts, which writes it when run with `-u`).
        pages: pages as Side['pages'],
        table: 'src/shared/list/ListTable.tsx',
        language: /^i18n\/([a-z]{2})\/index\.ts$/,
    },
    out: {
        all: ['customRoutes/public/PublicLayout.tsx'],
        pages: {
            [paths.signIn]: { modules: ['customRoutes/public/signIn/SignInPage.tsx'] },
            [paths.recoverPassword]: { modules: ['customRoutes/public/recoverPassword/RecoverPasswordPage.tsx'] },
            [paths.activateEdu]: { modules: ['customRoutes/public/activateEdu/ActivateEduPage.tsx'] },
            [paths.transferUser]: { modules: ['customRoutes/public/transferUser/TransferUserPage.tsx'] },
        },
        language: /^i18n\/([a-z]{2})\/public\.ts$/,
    },
};

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

/** As the value of an attribute in single quotes. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/**
 * Adds the files of a visitor's pages to the tag of the script before the first paint (attribute `data-code`), so that the browser loads them in
 * parallel with the entry instead of after it has run. Build only.
 */
export const preloads = (): Plugin => ({
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
        order: 'post',
        handler(html, { bundle = {} }) {
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
            const codeOf = ({ all, pages, table, language }: Side): StartCode => {
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
                    pages: Object.fromEntries(
                        Object.entries(pages).map(([path, { modules, texts, ...page }]) => {
                            const asked = new Set(known);
                            const files = modules.flatMap(module => filesOf(module, asked));
                            // Texts in several files, as those of plans, are left to the page: their names would fill the tag.
                            const inLanguages = languages
                                .map(([code]) => [code, `i18n/${code}/${texts}.ts`] as const)
                                .filter(([, source]) => bySource.has(source));
                            return [path, { ...page, files, ...(inLanguages.length > 0 && { texts: filesBy(inLanguages) }) }];
                        }),
                    ),
                    ...(table && { table: filesOf(table, new Set(known)) }),
                    languages: filesBy(languages),
                };
            };
            const code = JSON.stringify({ in: codeOf(SIDES.in), out: codeOf(SIDES.out) });
            return replaced(html, 'src="/boot.js"', `src="/boot.js" data-code='${escaped(code)}'`);
        },
    },
});

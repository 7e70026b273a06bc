import path from 'node:path';
import type { Plugin } from 'vite';

/** The signed-in portal's entry and words, needed on every page behind the sign-in. */
const PORTAL = ['src/AdminApp.tsx', 'i18n/index.ts'];

/** Pages that people open by a link or a bookmark; the others' code is fetched when their route is entered. */
const PAGES: Readonly<Record<string, string>> = {
    '/dashboard': 'customRoutes/dashboard/DashboardPage.tsx',
    '/licences': 'src/licences/LicencesPage.tsx',
};

const LANGUAGE = /^i18n\/([a-z]{2})\/index\.ts$/;

/** As much of a built chunk as is looked at. */
interface BuiltChunk {
    type: string;
    fileName: string;
    facadeModuleId?: string | null;
    imports?: string[];
}

/**
 * Tells public/boot.js which files a signed-in visitor's page is made of (attribute `data-code` of its tag), so that the browser
 * fetches them beside the entry instead of after it has run. Build only.
 */
export const preloads = (): Plugin => ({
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
        order: 'post',
        handler(html, { bundle = {} }) {
            const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as BuiltChunk[];
            const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
            const bySource = new Map(
                chunks.flatMap(chunk =>
                    chunk.facadeModuleId ? [[path.relative('.', chunk.facadeModuleId), chunk] as const] : [],
                ),
            );

            const filesOf = (source: string, known: Set<string>): string[] => {
                const start = bySource.get(source);
                if (!start) throw new Error(`The build has no chunk for ${source}; scripts/preloads.ts names it.`);
                const files: string[] = [];
                const visit = ({ fileName, imports = [] }: BuiltChunk): void => {
                    if (known.has(fileName)) return;
                    known.add(fileName);
                    files.push(fileName.replace(/^assets\//, ''));
                    imports.forEach(file => {
                        const chunk = byFile.get(file);
                        if (chunk) visit(chunk);
                    });
                };
                visit(start);
                return files;
            };

            const known = new Set<string>();
            filesOf('index.html', known);
            const portal = PORTAL.flatMap(source => filesOf(source, known));
            const pages = Object.fromEntries(
                Object.entries(PAGES).map(([address, source]) => [address, filesOf(source, new Set(known))]),
            );
            const languages = Object.fromEntries(
                [...bySource.keys()].flatMap(source => {
                    const language = LANGUAGE.exec(source)?.[1];
                    return language ? [[language, filesOf(source, new Set(known))]] : [];
                }),
            );
            const code = JSON.stringify({ portal, pages, languages });
            return html.replace('src="/boot.js"', `src="/boot.js" data-code='${code}'`);
        },
    },
});

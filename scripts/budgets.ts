import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Which JavaScript each measured page loads, read from Vite's manifest. */

interface Chunk {
    file: string;
    name?: string;
    isEntry?: boolean;
    imports?: string[];
}

/** A page, the modules that it loads on top of `index.html`, and their budget (docs/quality.md, "Speed"). */
export interface MeasuredPage {
    name: string;
    /** gzip kilobytes (1000 bytes) */
    budget: number;
    /** source modules of the chunks that the page loads, as the manifest names them, or a group of build/chunks.ts */
    modules: readonly string[];
}

const SIGN_IN = ['publicPages', 'i18n/en/public.ts'];
const PORTAL = ['portal', 'i18n/en/index.ts'];
const VIDEO = [
    ...PORTAL,
    'customRoutes/academy/AcademyFrame.tsx',
    'customRoutes/academy/video/VideoPage.tsx',
    'customRoutes/academy/video/MediaPlayer.tsx',
    'customRoutes/academy/video/NextVideo.tsx',
    'customRoutes/academy/comments/Comments.tsx',
];
const LICENCES = [...PORTAL, 'src/licences/LicencesPage.tsx'];

export const PAGES: readonly MeasuredPage[] = [
    { name: 'sign-in', budget: 91, modules: SIGN_IN },
    { name: 'dashboard', budget: 191, modules: [...PORTAL, 'customRoutes/dashboard/DashboardPage.tsx'] },
    { name: 'card list', budget: 215, modules: LICENCES },
    { name: 'video', budget: 280, modules: VIDEO },
    { name: 'grid list', budget: 374, modules: [...LICENCES, 'src/shared/list/ListTable.tsx'] },
];

/** The scripts in `index.html` that are no modules, e.g. the one that sets the colour scheme before the first paint; not the one for browsers that are too old. */
function plainScripts(dist: string): string[] {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    return [...html.matchAll(/<script(?![^>]*(?:type="module"|nomodule))[^>]*\ssrc="\/([^"]+)"/g)].map(match => match[1] ?? '');
}

/**
 * The script files of a page: the entry, the page's modules, and all their static imports.
 * @throws when the manifest lacks a module, so that a renamed file does not count as 0 bytes
 */
export function scriptsOf(page: MeasuredPage, dist: string): string[] {
    const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
    const files = new Set<string>(plainScripts(dist));
    const seen = new Set<string>();
    const visit = (key: string): void => {
        if (seen.has(key)) return;
        seen.add(key);
        const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
        if (!chunk) throw new Error(`${page.name}: the build has no chunk ${key}; scripts/budgets.ts names the pages' modules.`);
        if (chunk.file.endsWith('.js')) files.add(chunk.file);
        chunk.imports?.forEach(visit);
    };
    visit('index.html');
    page.modules.forEach(visit);
    return [...files];
}

/** The bytes of a page's scripts, each compressed as the server sends it. */
export const gzipBytes = (files: readonly string[], dist: string): number =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

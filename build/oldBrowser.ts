import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { TOO_OLD_TEXTS } from '../i18n/emergency';
import { replaced } from './replaced';

/** The script with its texts, in ES5 as it is written: a minifier would use newer syntax. Named by its content's hash. */
export function oldBrowserScript(): { fileName: string; source: string } {
    const source = replaced(readFileSync('build/tooOld.js', 'utf8'), '/* texts */ {}', JSON.stringify(TOO_OLD_TEXTS));
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { fileName: `assets/old-${hash}.js`, source };
}

/**
 * Adds the script for browsers that are too old. Those without modules load it by themselves; the others if src/start/boot.ts finds that they
 * lack what the portal needs (BROWSER-1).
 */
export const oldBrowser = (): Plugin => ({
    name: 'old-browser',
    apply: 'build',
    buildStart() {
        this.emitFile({ type: 'asset', ...oldBrowserScript() });
    },
    transformIndexHtml: {
        order: 'post',
        handler: html =>
            replaced(html, '<script src="/', `<script nomodule src="/${oldBrowserScript().fileName}"></script><script src="/`),
    },
});

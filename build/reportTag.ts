import type { Plugin } from 'vite';
import { replaced } from './replaced';

/** Hears of failures for an operator who wants reports (REPORT-3). A fixed name, so that a deployment needs one line in index.html for it. */
const MODULE = 'src/app/reports/main.report.ts';
const FILE = 'report.js';

const PATH = /^\/(?![/\\])[\w./-]+$/;

/**
 * The tag of `report.js`: `path` of the portal's own origin receives the reports, of this share of all page loads. Throws for anything that
 * the script would refuse.
 */
export function reportTag(path: string, share = '1'): string {
    if (!PATH.test(path))
        throw new Error(`VITE_REPORT_PATH has to be a path of the portal's own origin without a query: ${path}`);
    if (!(Number(share) > 0 && Number(share) <= 1))
        throw new Error(`VITE_REPORT_SHARE has to be above 0 and at most 1: ${share}`);
    return `<script type="module" src="/${FILE}" data-path="${path}" data-share="${share}"></script>`;
}

/** Builds `report.js`, and puts its tag into index.html if the operator has named a path. Build only. */
export const reports = (path = '', share?: string): Plugin => ({
    name: 'reports',
    apply: 'build',
    buildStart() {
        this.emitFile({ type: 'chunk', id: MODULE, fileName: FILE });
    },
    transformIndexHtml: {
        order: 'post',
        handler: html => (path === '' ? html : replaced(html, '</head>', `    ${reportTag(path, share)}\n    </head>`)),
    },
});

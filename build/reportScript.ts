import type { Plugin } from 'vite';

/** Reports failures to an operator who has enabled that (REPORT-3). A fixed name, which the tag of deploy/page.mjs contains. */
const MODULE = 'src/app/reports/main.report.ts';
const FILE = 'report.js';

/** Builds `report.js`: a part of every build, because only the settings of a deployment decide whether a page asks for it. */
export const reportScript = (): Plugin => ({
    name: 'report-script',
    apply: 'build',
    buildStart() {
        this.emitFile({ type: 'chunk', id: MODULE, fileName: FILE });
    },
});

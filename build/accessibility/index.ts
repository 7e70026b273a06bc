import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { renderReport, renderStatement } from '../../deploy/page.mjs';
import type { Settings } from '../../deploy/settings.mjs';
import { typefaceIn } from '../guide';
import { reportPage, STATEMENT_LANGUAGES, statementPage } from './page';

/** Builds the accessibility statement, `/accessibility/<language>.html`, and the report: pages beside the portal, without scripts. */
export const accessibility = (settings: Settings): Plugin => ({
    name: 'accessibility',
    apply: 'build',
    generateBundle(_options, bundle) {
        const typeface = typefaceIn(bundle);
        const emit = (name: string, source: string) =>
            this.emitFile({ type: 'asset', fileName: `accessibility/${name}`, source });
        for (const language of STATEMENT_LANGUAGES)
            emit(`${language}.html`, renderStatement(statementPage(language, typeface), settings));
        emit('report.html', renderStatement(reportPage(typeface), settings));
        emit('acr.yaml', renderReport(readFileSync('docs/accessibility/acr.yaml', 'utf8'), settings));
    },
});

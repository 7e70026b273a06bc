import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { renderGuide } from '../../deploy/page.mjs';
import type { Settings } from '../../deploy/settings.mjs';
import { typefaceStyleSheet } from '../../src/theme/tokens';
import { GUIDE_FOLDER, GUIDE_LANGUAGES, guidePage } from './page';

/** The style sheet of the typeface with the files that the portal loads too. */
export function typefaceIn(bundle: Rolldown.OutputBundle): string {
    return typefaceStyleSheet().replaceAll(/\/(src\/theme\/typeface\/[\w-]+\.woff2)/g, (_all, source: string) => {
        const file = Object.values(bundle).find(output => output.type === 'asset' && output.originalFileNames.includes(source));
        if (!file) throw new Error(`The pages beside the portal find no ${source} in the build.`);
        return `/${file.fileName}`;
    });
}

/**
 * Builds the guide, `/guide/<language>.html`: pages beside the portal, without scripts (GUIDE-1). The pictures are hashed files like all
 * others, so that browsers cache them.
 */
export const guide = (settings: Settings): Plugin => ({
    name: 'guide',
    apply: 'build',
    generateBundle(_options, bundle) {
        const picture = (path: string) => {
            const file = this.emitFile({
                type: 'asset',
                name: `guide-${path.replace('/', '-')}`,
                source: readFileSync(`${GUIDE_FOLDER}/${path}`),
            });
            return `/${this.getFileName(file)}`;
        };
        const places = { picture, typeface: typefaceIn(bundle) };
        for (const language of GUIDE_LANGUAGES) {
            const source = renderGuide(guidePage(language, places), settings);
            this.emitFile({ type: 'asset', fileName: `guide/${language}.html`, source });
        }
    },
});

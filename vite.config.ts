import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Connect, type Plugin } from 'vite';
import { EMERGENCY_TEXTS } from './i18n/emergency';
import packageJson from './package.json' with { type: 'json' };
import { bootFile } from './build/boot';
import { brand } from './build/brand';
import { buildTargets } from './build/targets';
import { CHUNK_PATTERNS, CHUNKS } from './build/chunks';
import { noCircles } from './build/circles';
import { firstState, firstStyles } from './build/firstState';
import { accessibility } from './build/accessibility';
import { guide } from './build/guide';
import { inUse } from './build/inUse';
import { leanGrid } from './build/leanGrid';
import { leanPlayer, PLAYER_ELEMENTS, WRAPPERS } from './build/leanPlayer';
import { leanDeps, leanPreload, PRELOAD_HELPER } from './build/leanPreload';
import { leanRouter, ROUTER } from './build/leanRouter';
import { nativeEntries, POLYGLOT } from './build/nativeEntries';
import { oldBrowser } from './build/oldBrowser';
import { preloads } from './build/preloads';
import { replaced } from './build/replaced';
import { reportScript } from './build/reportScript';
import { shipped } from './build/shipped';
import { settingsFromEnv } from './deploy/settings.mjs';
import { tokenStyleSheet, typefaceStyleSheet } from './src/theme/tokens';

/** Writes the typeface and the theme tokens into index.html, so that the first paint has the right colours before any script. */
const themeTokens = (): Plugin => ({
    name: 'theme-tokens',
    // Before Vite minifies the style that the placeholder stands in.
    transformIndexHtml: {
        order: 'pre',
        handler: html => replaced(html, '/* theme tokens */', `${typefaceStyleSheet()}\n${tokenStyleSheet()}`),
    },
});

/** Gives the script before the first paint the words for a page whose main script is missing. */
const emergencyTexts = (): Plugin => ({
    name: 'emergency-texts',
    transformIndexHtml: html =>
        replaced(
            html,
            'src="/boot.js"',
            `src="/boot.js" data-texts='${JSON.stringify(EMERGENCY_TEXTS).replaceAll("'", '&#39;')}'`,
        ),
});

/** `npm run dev`: the mock server answers below /api, /media and /__mock of Vite's own server. */
const mockServer = (): Plugin => ({
    name: 'mock-server',
    apply: 'serve',
    async configureServer(server) {
        const { mockMiddleware } = await import('./mock-server/server');
        // Express' requests are Node's with more on them, which its types do not say.
        server.middlewares.use(mockMiddleware({ state: '.mock-state/dev.json' }) as unknown as Connect.NextHandleFunction);
    },
});

/** ra-core takes a dozen functions of lodash, 9 KB with what they share; es-toolkit has the same ones in 3 KB. */
const LEAN_LODASH = { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' };

/** react-router's package offers its development build alone, with warnings and checks; its other one is the same without them. */
const PRODUCTION_ROUTER = [
    { find: /^react-router$/, replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs') },
    {
        find: /^react-router\/dom$/,
        replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/dom-export.mjs'),
    },
];

/** The portal's modules only declare, but for those named `main`: what a page takes of a `public.ts` brings nothing of its other parts. */
const PURE_MODULES = {
    test: /\/(?:src|customRoutes|dataProvider|authProvider|storage)\/(?:(?!main\.)[^?])*\.tsx?$/,
    external: false,
    sideEffects: false,
};

export default defineConfig(({ command, mode }) => ({
    resolve: { alias: command === 'build' ? [LEAN_LODASH, ...PRODUCTION_ROUTER] : [], tsconfigPaths: true },
    plugins: [
        react(),
        themeTokens(),
        firstStyles(),
        firstState(),
        brand({
            ...settingsFromEnv(loadEnv(mode, import.meta.dirname, 'VITE_')),
            // Only a build has the script that sends reports.
            ...(command === 'build' ? {} : { reportPath: '' }),
        }),
        emergencyTexts(),
        guide(settingsFromEnv(loadEnv(mode, import.meta.dirname, 'VITE_'))),
        accessibility(settingsFromEnv(loadEnv(mode, import.meta.dirname, 'VITE_'))),
        leanGrid(),
        leanPlayer(),
        leanRouter(),
        leanPreload(),
        leanDeps(),
        nativeEntries(),
        reportScript(),
        preloads(),
        oldBrowser(),
        // After those that look for its tag.
        bootFile(loadEnv(mode, import.meta.dirname, 'VITE_').VITE_SUPPORT_WINDOWS === 'true'),
        shipped(),
        noCircles(),
        inUse({
            'vite.config.ts': [PURE_MODULES.test, /\/node_modules\/es-toolkit\//, /\/react-router\/dist\/production\//],
            'build/chunks.ts': CHUNK_PATTERNS,
            'build/leanPlayer.ts': [...WRAPPERS, PLAYER_ELEMENTS.test],
            'build/leanPreload.ts': [PRELOAD_HELPER],
            'build/leanRouter.ts': [ROUTER],
            'build/nativeEntries.ts': [POLYGLOT],
        }),
        ...(mode === 'development' && !process.env.VITEST ? [mockServer()] : []),
    ],
    // Browsers that run this build preload modules by themselves.
    build: {
        // Of styles too.
        target: buildTargets(packageJson.browserslist),
        sourcemap: false,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
            // Constants of other files, e.g. the storage's keys, cost nothing where they are declared.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            treeshake: { moduleSideEffects: [PURE_MODULES, PLAYER_ELEMENTS] },
            output: { codeSplitting: { groups: [...CHUNKS] } },
        },
    },
}));

import type { Plugin } from 'vite';

/** The modules with the components: one of the elements, one of the menus. */
export const WRAPPERS = [
    /[\\/]media-chrome[\\/]dist[\\/]react[\\/]index\.js$/,
    /[\\/]media-chrome[\\/]dist[\\/]react[\\/]menu[\\/]index\.js$/,
];

/** The replacements; the build fails if a file lacks one. */
const IMPORT = /import \* as Modules from /;
const USES = /\bModules\.(\w+)/g;
const MADE = /= createComponent\(/g;

/**
 * The player's library makes a React component of each of its elements in one module, which the bundler has to keep whole: casting, live
 * streams, context menus and dialogs, 8 KB (gzip) of code that never runs. Names the elements one by one, and marks the components as pure.
 */
export function leanPlayer(): Plugin {
    return {
        name: 'lean-player',
        apply: 'build',
        transform: {
            filter: { id: WRAPPERS },
            handler(code) {
                const elements = [...new Set([...code.matchAll(USES)].map(([, name = '']) => name))];
                if (!IMPORT.test(code) || elements.length === 0 || code.search(MADE) < 0)
                    throw new Error('build/leanPlayer.ts finds nothing in media-chrome to replace.');
                const named = elements.map(name => `${name} as ${name}Element`).join(', ');
                return {
                    code: code
                        .replace(IMPORT, `import { ${named} } from `)
                        .replace(USES, '$1Element')
                        .replace(MADE, '= /* @__PURE__ */ createComponent('),
                    map: null,
                };
            },
        },
    };
}

/** Its modules declare one element each. Keeps those that other elements contain, although no other code uses their exports. */
export const PLAYER_ELEMENTS = {
    test: /[\\/]media-chrome[\\/]dist[\\/](?!media-(?:gesture-receiver|preview-)|menu[\\/]media-chrome-menu-item)/,
    external: false,
    sideEffects: false,
};

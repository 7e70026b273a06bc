import type { Plugin } from 'vite';
import { replaced } from './replaced';

/** What node-polyglot requires as packages for browsers that lack it, and what every supported browser has instead. */
const NATIVE = {
    "require('object.entries')": 'Object.entries',
    "require('hasown')": 'Object.hasOwn',
} as const;

/** Leaves the replacements of `Object.entries` and `Object.hasOwn`, with the twenty packages that they need, out of the texts' code. */
export const nativeEntries = (): Plugin => ({
    name: 'native-entries',
    apply: 'build',
    transform: {
        filter: { id: /[\\/]node-polyglot[\\/]index\.js$/ },
        handler: code => ({
            code: Object.entries(NATIVE).reduce((text, [packaged, native]) => replaced(text, packaged, native), code),
            map: null,
        }),
    },
});

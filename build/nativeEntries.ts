import type { Plugin } from 'vite';
import { replaced } from './replaced';

/** The polyfill packages that node-polyglot requires, and what every supported browser has instead. */
const NATIVE = {
    "require('object.entries')": 'Object.entries',
    "require('hasown')": 'Object.hasOwn',
} as const;

export const POLYGLOT = /[\\/]node-polyglot[\\/]index\.js$/;

/** Removes the polyfills of `Object.entries` and `Object.hasOwn`, and the twenty packages that they need, from the build. */
export const nativeEntries = (): Plugin => ({
    name: 'native-entries',
    apply: 'build',
    transform: {
        filter: { id: POLYGLOT },
        handler: code => ({
            code: Object.entries(NATIVE).reduce((text, [packaged, native]) => replaced(text, packaged, native), code),
            map: null,
        }),
    },
});

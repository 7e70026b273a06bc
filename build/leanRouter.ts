import type { Plugin } from 'vite';

/** react-router's code of the client, one module. */
export const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/** The replacements; the build fails if the file lacks one. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * react-router makes all its components in one module and names each for debuggers, for which the bundler keeps those too that nothing
 * renders: forms, links that fetch ahead, and what these bring. Leaves out the names, and marks the components as pure.
 */
export const leanRouter = (): Plugin => ({
    name: 'lean-router',
    apply: 'build',
    transform: {
        filter: { id: ROUTER },
        handler(code) {
            // Its other modules have parts of servers alone.
            if (!code.includes('var Form = React')) return undefined;
            if (code.search(NAMED) < 0 || code.search(MADE) < 0)
                throw new Error('build/leanRouter.ts finds nothing in react-router to replace.');
            return { code: code.replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ '), map: null };
        },
    },
});

import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/** The replacements; the build fails if one is not found. */
const REPLACEMENTS: readonly (readonly [found: RegExp, by: string])[] = [
    [/^\w+\.displayName = ".*";$/gm, ''],
    [/= (React\d*\.(?:createContext|memo|forwardRef)\()/g, '= /* @__PURE__ */ $1'],
    // What links prefetch for pages of react-router's framework mode.
    [/\bshouldPrefetch && !isAbsolute \? .* : link;$/m, 'link;'],
    [/^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();'],
];

/**
 * react-router is one file whose parts the bundler has to keep, because creating them might have side effects: contexts, memoised
 * components and classes that extend React's, and their display names for the developer tools. Marks each of them as pure, so that unused
 * ones (server rendering, forms, hash links) are left out of every page's first script (ADR 1).
 */
export function pureRouter(): Plugin {
    const missing = new Set(REPLACEMENTS.map(([found]) => found));
    return {
        name: 'pure-router',
        apply: 'build',
        buildEnd(error) {
            if (!error && missing.size > 0)
                throw new Error(`build/pureRouter.ts finds nothing in react-router to replace: ${[...missing].join(' ')}`);
        },
        transform: {
            filter: { id: ROUTER },
            handler: code => ({
                code: REPLACEMENTS.reduce((text, [found, by]) => {
                    if (text.search(found) >= 0) missing.delete(found);
                    return text.replace(found, by);
                }, code),
                map: null,
            }),
        },
    };
}

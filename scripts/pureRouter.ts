import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/**
 * react-router is one file whose parts the bundler has to keep, because making them might do something: contexts, memoised components and
 * classes that extend React's, and names for the developer tools that are set on them. Says of each that making it does nothing else, so that
 * those which no page uses (its frame for servers, forms, hash links) are left out of every page's first script.
 */
export const pureRouter = (): Plugin => ({
    name: 'pure-router',
    apply: 'build',
    transform: {
        filter: { id: ROUTER },
        handler: code => ({
            code: code
                .replace(/^\w+\.displayName = ".*";$/gm, '')
                .replace(/= (React\d*\.(?:createContext|memo|forwardRef)\()/g, '= /* @__PURE__ */ $1')
                .replace(
                    /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
                    'var $1 = /* @__PURE__ */ (() => $2)();',
                ),
            map: null,
        }),
    },
});

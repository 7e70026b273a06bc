import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/**
 * react-router is one file whose parts the bundler has to keep, because creating them might have side effects: contexts, memoised
 * components and classes that extend React's, and their display names for the developer tools. Marks each of them as pure, so that those
 * which no page uses (its server rendering, forms, hash links) are left out of every page's first script.
 */
export function pureRouter(): Plugin {
    let marked = 0;
    const mark =
        (replacement: string) =>
        (_: string, ...groups: string[]) => {
            marked += 1;
            return replacement.replace(/\$(\d)/g, (_match, index: string) => groups[Number(index) - 1] ?? '');
        };
    return {
        name: 'pure-router',
        apply: 'build',
        buildEnd(error) {
            if (!error && marked === 0)
                throw new Error('The build finds nothing to mark in react-router: see build/pureRouter.ts.');
        },
        transform: {
            filter: { id: ROUTER },
            handler: code => ({
                code: code
                    .replace(/^\w+\.displayName = ".*";$/gm, '')
                    .replace(/= (React\d*\.(?:createContext|memo|forwardRef)\()/g, mark('= /* @__PURE__ */ $1'))
                    .replace(
                        /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
                        mark('var $1 = /* @__PURE__ */ (() => $2)();'),
                    ),
                map: null,
            }),
        },
    };
}

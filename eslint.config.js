import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { folderZones } from './scripts/folders.js';

/** What Oxlint has no rule for; everything else is in .oxlintrc.json. */

/** A disabled rule says why, after two dashes. */
const explainedDisables = {
    create: context => ({
        Program() {
            context.sourceCode
                .getAllComments()
                .filter(({ value }) => /^\s*(eslint|oxlint)-disable/.test(value) && !/\s--\s+\S/.test(value))
                .forEach(comment => context.report({ loc: comment.loc, message: 'Say why: oxlint-disable rule -- reason' }));
        },
    }),
};

export default [
    {
        ignores: [
            '**/dist/',
            'node_modules/',
            'test-results/',
            'playwright-report/',
            '.mock-state/',
            'dataProvider/types/api.d.ts',
        ],
    },
    {
        files: ['**/*.{ts,tsx,js,mjs}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { 'import-x': importX, portal: { rules: { 'explained-disables': explainedDisables } } },
        settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })] },
        rules: {
            'portal/explained-disables': 'error',
            'import-x/no-restricted-paths': ['error', { zones: folderZones(import.meta.dirname) }],
            'no-restricted-syntax': [
                'error',
                {
                    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
                    message: 'Every string is text, never HTML.',
                },
                {
                    selector:
                        ':matches(MemberExpression[property.name=relatedTarget], ObjectPattern > Property[key.name=relatedTarget])',
                    message: 'It is null where a pressed button gets no focus (macOS): use focusLeaves of src/ui.',
                },
                {
                    selector: "JSXOpeningElement[name.name=/^(bdi|code)$/]:not(:has(> JSXAttribute[name.name='translate']))",
                    message: 'translate="no" on names, addresses, keys, labels and codes, "yes" on other texts (SHELL-14).',
                },
            ],
        },
    },
    {
        // The signed-in portal; the public pages cannot be switched off. Oxlint has this rule, but there every block would repeat the names.
        files: ['src/**/*.{ts,tsx}', 'customRoutes/**/*.{ts,tsx}'],
        ignores: ['customRoutes/public/**', 'src/ui/Link.tsx'],
        rules: {
            'no-restricted-imports': [
                'error',
                {
                    paths: ['react-router', 'react-router-dom'].map(name => ({
                        name,
                        importNames: ['Link', 'NavLink'],
                        message: 'Import Link from src/ui/Link: it is text alone where a page is off (PAGE-2).',
                    })),
                },
            ],
        },
    },
    { files: ['src/ui/focusLeaves.ts'], rules: { 'no-restricted-syntax': 'off' } },
    {
        files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
        rules: {
            'no-restricted-syntax': [
                'error',
                {
                    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
                    message: 'No skipped and no exclusive tests.',
                },
                {
                    selector: "CallExpression[callee.property.name='waitForTimeout']",
                    message: 'No sleeps in tests: wait for what shall be seen.',
                },
            ],
        },
    },
];

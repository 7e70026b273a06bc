import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { folderZones } from './scripts/folders.js';

/** The signed-in portal's libraries; what the public pages load must do without them (docs/quality.md, "Speed"). */
const HEAVY = [
    '@mui/*',
    '@emotion/*',
    'react-admin',
    'ra-*',
    '@tanstack/*',
    'react-hot-toast',
    'react-hot-toast/*',
    'react-hook-form',
];
const GRID = {
    group: ['@mui/x-data-grid', '@mui/x-data-grid/*'],
    message: 'Only src/shared/list uses the grid: lists are made of its pieces.',
};
const DEEP = {
    group: ['../../../*'],
    message: 'Write `#` and the path from the root of the project.',
};
const BARREL = {
    name: 'react-admin',
    message: 'Import from ra-core: react-admin brings its whole interface into the bundle.',
};

/** An `eslint-disable` says why, after two dashes. */
const explainedDisables = {
    create: context => ({
        Program() {
            context.sourceCode
                .getAllComments()
                .filter(({ value }) => /^\s*eslint-disable/.test(value) && !/\s--\s+\S/.test(value))
                .forEach(comment => context.report({ loc: comment.loc, message: 'Say why: eslint-disable rule -- reason' }));
        },
    }),
};

const PORTAL = [
    'src/**/*.{ts,tsx}',
    'customRoutes/**/*.{ts,tsx}',
    'authProvider/**/*.ts',
    'dataProvider/**/*.ts',
    'i18n/**/*.ts',
];

export default tseslint.config(
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
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    {
        files: ['**/*.{ts,tsx}'],
        extends: [tseslint.configs.strictTypeChecked],
        languageOptions: {
            parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
        },
        rules: {
            '@typescript-eslint/ban-ts-comment': [
                'error',
                { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
            ],
            '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
            // Numbers in a template read well and cannot go wrong.
            '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
            // `onClick={() => close()}` is the usual form of a handler.
            '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
            // An async handler given to React is fine: its errors are handled inside.
            '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
            // Implementing an asynchronous interface without awaiting anything is legitimate.
            '@typescript-eslint/require-await': 'off',
            // What the server sends may differ from its type: a check against it is no mistake.
            '@typescript-eslint/no-unnecessary-condition': 'off',
            '@typescript-eslint/no-invalid-void-type': [
                'error',
                { allowInGenericTypeArguments: true, allowAsThisParameter: true },
            ],
            '@typescript-eslint/no-unnecessary-type-parameters': 'off',
            // Interfaces here describe objects of plain functions, which use no `this`.
            '@typescript-eslint/unbound-method': 'off',
            // A type argument that equals its default may still tell the reader something.
            '@typescript-eslint/no-unnecessary-type-arguments': 'off',
        },
    },
    {
        files: ['**/*.{ts,tsx,js,mjs}'],
        plugins: { 'import-x': importX, portal: { rules: { 'explained-disables': explainedDisables } } },
        settings: {
            'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
            'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
        },
        rules: {
            'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
            'portal/explained-disables': 'error',
            'no-console': 'error',
            eqeqeq: ['error', 'always', { null: 'ignore' }],
            'import-x/no-cycle': ['error', { ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true }],
            'import-x/no-extraneous-dependencies': [
                'error',
                { devDependencies: ['mock-server/**', 'tests/**', 'e2e/**', 'scripts/**', 'build/**', 'deploy/**', '*.{js,ts}'] },
            ],
            'import-x/no-restricted-paths': ['error', { zones: folderZones(import.meta.dirname) }],
            'no-restricted-syntax': [
                'error',
                {
                    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
                    message: 'Every string is text, never HTML.',
                },
            ],
        },
    },
    {
        files: [...PORTAL, 'tests/**/*.tsx', 'mock-server/{desk,kit}/**'],
        plugins: { 'react-hooks': reactHooks },
        rules: {
            'react-hooks/rules-of-hooks': 'error',
            'react-hooks/exhaustive-deps': 'error',
        },
    },
    {
        files: PORTAL,
        languageOptions: { globals: globals.browser },
        rules: { 'no-restricted-imports': ['error', { paths: [BARREL], patterns: [GRID, DEEP] }] },
    },
    {
        files: ['tests/**', 'e2e/**', 'mock-server/**', 'scripts/**/*.ts', 'build/**'],
        rules: { 'no-restricted-imports': ['error', { patterns: [DEEP] }] },
    },
    {
        files: ['src/shared/list/**'],
        rules: { 'no-restricted-imports': ['error', { paths: [BARREL], patterns: [DEEP] }] },
    },
    {
        // Where react-admin itself is mounted.
        files: ['src/app/AdminApp.tsx'],
        rules: { 'no-restricted-imports': ['error', { patterns: [GRID, DEEP] }] },
    },
    {
        // What the sign-in page loads.
        files: [
            'customRoutes/public/**',
            'dataProvider/{answers,call,errors,early,httpClient,person}.ts',
            'dataProvider/actions/session.ts',
            'authProvider/{access,roles,session}.ts',
            'src/{client,app/main,app/router,app/prefetch}.{ts,tsx}',
            'src/config/**',
            'src/shared/{validation.ts,refusals.ts,format/wait.ts,notices/**}',
            'src/ui/fields/EmailText.tsx',
            'src/theme/tokens.ts',
            'i18n/{public,emergency}.ts',
            'i18n/*/public.ts',
        ],
        rules: {
            'no-restricted-imports': [
                'error',
                { patterns: [DEEP, { group: HEAVY, message: 'The public pages load this file: it must stay light.' }] },
            ],
        },
    },
    {
        files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts', 'mock-server/**/*.ts'],
        rules: {
            // A test asserts on what it has just looked up; a missing value fails it there and then.
            '@typescript-eslint/no-non-null-assertion': 'off',
        },
    },
    {
        files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
        rules: {
            // Matchers such as expect.objectContaining() are typed `any` by their libraries.
            '@typescript-eslint/no-unsafe-assignment': 'off',
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
    {
        files: ['scripts/**', 'build/**', 'deploy/**', 'mock-server/**', '*.{js,ts}', 'e2e/**', 'tests/**'],
        languageOptions: { globals: globals.node },
    },
    {
        // What a person reads in the terminal.
        files: ['scripts/**', 'deploy/**', 'mock-server/**'],
        rules: { 'no-console': 'off' },
    },
    {
        files: ['public/**/*.js', 'mock-server/{support,media}/**/*.js', 'mock-server/{desk,kit}/**'],
        languageOptions: { globals: globals.browser },
    },
);

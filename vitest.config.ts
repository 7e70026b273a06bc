import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { loadEnv } from 'vite';

const filesOfTests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join('tests', name));

const code = new Map(filesOfTests.map(file => [file, readFileSync(file, 'utf8')]));

/** The tests' own files that a file imports. */
const importsOf = (file: string): string[] =>
    [...(code.get(file) ?? '').matchAll(/(?:from|import) '([.#][^']*)'/g)]
        .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
        .flatMap(path => [`${path}.ts`, `${path}.tsx`])
        .filter(path => code.has(path));

/**
 * Whether a file, or one that it imports, replaces modules or loads them again, so that what it leaves behind would be another file's; or
 * runs the tests of other files, which a worker loads only once.
 */
const needsItsOwn = (file: string): boolean =>
    /\bvi\.(?:mock|doMock|resetModules)\(|\bimport\('[^']*\.test'\)/.test(code.get(file) ?? '') ||
    importsOf(file).some(needsItsOwn);

type Project = 'alone' | 'in Node' | 'in a page';

function projectOf(file: string): Project {
    if (needsItsOwn(file)) return 'alone';
    return code.get(file)?.includes('@vitest-environment node') ? 'in Node' : 'in a page';
}

const filesIn = (project: Project): string[] =>
    filesOfTests.filter(file => /\.test\.tsx?$/.test(file) && projectOf(file) === project);

/** Files that take ten seconds and more: first of their project, so that no core waits for the last of them. */
const LONG = /\/tests\/(?:fuzz|contract\/(?:planJobs|jobs)|conformance\/(?:kit|harm)|ui\/translated|mock-server\/cli)\b/;

class LongFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
        const sorted = await super.sort(files);
        const projects = [...new Set(sorted.map(({ project }) => project))];
        const isLong = ({ moduleId }: TestSpecification): number => Number(LONG.test(moduleId));
        return sorted.sort(
            (one, other) => projects.indexOf(one.project) - projects.indexOf(other.project) || isLong(other) - isLong(one),
        );
    }
}

export default defineConfig({
    resolve: { tsconfigPaths: true },
    test: {
        environment: 'jsdom',
        setupFiles: ['tests/setup.ts'],
        // The settings of the mock environment, so that texts and addresses in tests are the mock's.
        env: loadEnv('mock', import.meta.dirname, 'VITE_'),
        restoreMocks: true,
        unstubGlobals: true,
        css: false,
        // The grid imports a style sheet, which Node cannot load by itself.
        server: { deps: { inline: [/@mui\/x-data-grid/] } },
        testTimeout: 45_000,
        // A mock server of its own starts in a few seconds, on a busy machine in many.
        hookTimeout: 60_000,
        maxWorkers: 2,
        sequence: { sequencer: LongFirst },
        projects: [
            { extends: true, test: { name: 'alone', include: filesIn('alone') } },
            // A worker loads the portal's modules once for all its files, which takes longer than most files' tests. It would start again
            // for a file of another environment.
            {
                extends: true,
                test: { name: 'in Node', include: filesIn('in Node'), isolate: false, sequence: { groupOrder: 1 } },
            },
            {
                extends: true,
                test: { name: 'in a page', include: filesIn('in a page'), isolate: false, sequence: { groupOrder: 2 } },
            },
        ],
    },
});

// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LooseTexts } from '../support/looseTexts';

/** Texts of a page that the browser translates (SHELL-14). */

const ROOT = join(import.meta.dirname, '..', '..');

function compilerOptions(): ts.CompilerOptions {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), file => ts.sys.readFile(file));
    return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
}

const componentsIn = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.tsx'))
        .map(name => join(ROOT, folder, name));

/** A file of components that stands among the others, and is only in memory. */
const SAMPLE = join(ROOT, 'src', 'sample.tsx');
const sample = (code: string): string => `
    import { lazy, type ReactNode } from 'react';
    declare const is: boolean;
    declare const text: string;
    declare const some: string | null;
    declare const list: readonly string[];
    export const Known = () => ${code};
    const Lonely = () => (is ? <b /> : text);
    const Steady = () => text;
    const Later = lazy(() => import('./later'));
    const Behind = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => <p>{icon && <i>{icon}</i>}{children}</p>;
    const Within = ({ children }: { children: ReactNode }) => <p><b />{children}</p>;
    const Passed = ({ children }: { children: ReactNode }) => <Behind>{children}</Behind>;
    const used = [Lonely, Steady, Later, Behind, Within, Passed];
    export default used;
`;

const options = compilerOptions();
const host = ts.createCompilerHost(options, true);
const others = new Map<string, ts.SourceFile | undefined>();

/** The reasons for which a component that returns this code is refused. */
function reasons(code: string): string[] {
    const readFile = (name: string): ts.SourceFile | undefined => {
        if (name === SAMPLE) return ts.createSourceFile(name, sample(code), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
        if (!others.has(name)) others.set(name, host.getSourceFile(name, ts.ScriptTarget.ESNext));
        return others.get(name);
    };
    const program = ts.createProgram([SAMPLE], options, { ...host, getSourceFile: readFile });
    const line =
        sample(code)
            .split('\n')
            .findIndex(text => text.includes('const Known')) + 1;
    return new LooseTexts(ROOT, program)
        .find(file => file === 'src/sample.tsx')
        .filter(found => found.startsWith(`src/sample.tsx:${line}:`))
        .map(found => found.split(': ')[1] ?? '');
}

describe('the check of texts that a translator wraps', () => {
    it.each([
        '<p>{text}</p>',
        '<p>{is ? text : null}</p>',
        '<p>{is ? text : <b />}</p>',
        '<p>{is ? <b /> : <i />}<span>{text}</span></p>',
        '<p>{text} <b />{is && <i />}</p>',
        "<p>{is && <b />}{' '}{is && <i />}</p>",
        '<p><Steady /></p>',
        '<p><b /><Steady /></p>',
        '<Behind><span>{text}</span></Behind>',
        '<Within>{text}</Within>',
        '<p>{list.map(word => <b key={word}>{word}</b>)}</p>',
    ])('lets pass what React can change: %s', code => {
        expect(reasons(code)).toEqual([]);
    });

    it.each([
        ['comes and goes before a text', '<p>{is && <b />}{text}</p>'],
        ['comes and goes before a text', '<p>{is && <b />} text</p>'],
        ['comes and goes before a text', '<p>{is ? <b /> : <i />}{text}</p>'],
        ['comes and goes before a text', '<p>{list.map(word => <b key={word} />)}{text}</p>'],
        ['comes and goes before a text', '<p><Later />{text}</p>'],
        ['comes and goes before a text', '<>{is && <b />}{text}</>'],
        ['a text that comes and goes beside others', '<p><b />{is && text}</p>'],
        ['a text that comes and goes beside others', '<p><b />{some}</p>'],
        ['a text that comes and goes beside others', '<p>{list.map(word => word)}</p>'],
        ['a text that comes and goes beside others', '<p><Lonely /></p>'],
        ['a text that comes and goes beside others', '<Within>{is && text}</Within>'],
        ['a text behind something that comes and goes', '<Behind>{text}</Behind>'],
        ['a text behind something that comes and goes', '<Passed>{text}</Passed>'],
    ])('refuses %s: %s', (reason, code) => {
        expect(reasons(code)).toContain(reason);
    });
});

it('no component of the portal has a text that React cannot change on a translated page', () => {
    const files = [...componentsIn('src'), ...componentsIn('customRoutes')];
    const program = ts.createProgram([...files, join(ROOT, 'src', 'vite-env.d.ts')], options, host);
    expect(new LooseTexts(ROOT, program).find(file => /^(?:src|customRoutes)\/.*\.tsx$/.test(file))).toEqual([]);
    // Reads the types of all components, which takes twelve seconds on an idle machine.
}, 180_000);

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { oldBrowserScript } from '#build/oldBrowser';
import { bootScript } from '#build/boot';
import { buildTargets } from '#build/targets';
import { TOO_OLD_TEXTS } from '#i18n/emergency';
import { LANGUAGES } from '#src/config/language';
import { settings } from '#src/config/settings';
import packageJson from '#package.json';

/** What a browser gets that lacks what the portal needs (BROWSER-2). */

const root = document.documentElement;
const run = (script: string): void => {
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script is no module that could be imported
    new Function(script)();
};

/** Syntax that came after ES2015, as far as a script may need it, and after ES5. */
const NEWER = [ts.SyntaxKind.QuestionDotToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.SpreadAssignment];
const NEWER_THAN_ES5 = [
    ...NEWER,
    ts.SyntaxKind.ArrowFunction,
    ts.SyntaxKind.ClassExpression,
    ts.SyntaxKind.ClassDeclaration,
    ts.SyntaxKind.NoSubstitutionTemplateLiteral,
    ts.SyntaxKind.TemplateExpression,
    ts.SyntaxKind.SpreadElement,
    ts.SyntaxKind.ShorthandPropertyAssignment,
    ts.SyntaxKind.MethodDeclaration,
    ts.SyntaxKind.ObjectBindingPattern,
    ts.SyntaxKind.ArrayBindingPattern,
    ts.SyntaxKind.LetKeyword,
    ts.SyntaxKind.ConstKeyword,
];

/** The syntax of these kinds in a script, and catch clauses without a variable. */
function syntaxIn(code: string, kinds: readonly ts.SyntaxKind[]): string[] {
    const source = ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
        if (kinds.includes(node.kind) || (ts.isCatchClause(node) && !node.variableDeclaration)) found.push(node.getText(source));
        // Keywords too, which are no children for forEachChild.
        node.getChildren(source).forEach(visit);
    };
    visit(source);
    return found;
}

beforeEach(() => {
    root.dataset.settings = JSON.stringify(settings);
    // Styles stay: the grid's of other files go on with theirs.
    document.head.querySelectorAll('script').forEach(script => script.remove());
    document.body.replaceChildren();
});

describe('the sentence for a browser that is too old', () => {
    const { source, fileName } = oldBrowserScript();
    const open = (languages: readonly string[]) => {
        vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
        vi.spyOn(document, 'write').mockImplementation(html => {
            document.body.innerHTML = html;
        });
        run(source);
        return document.querySelector('h1')?.textContent;
    };

    it.each(LANGUAGES)('is one, in %s', language => {
        expect(open(['xx', `${language.toUpperCase()}-AT`])).toBe(TOO_OLD_TEXTS[language]);
        expect(TOO_OLD_TEXTS[language].match(/[.!?](?:\s|$)/g)).toHaveLength(1);
        expect(root.lang).toBe(language);
        expect(document.title).toBe(TOO_OLD_TEXTS[language]);
        // What follows is text that nobody sees.
        expect(document.body.lastElementChild).not.toBeVisible();
    });

    it('is in the language that was chosen before, and of those offered', () => {
        localStorage.setItem('language', 'pl');
        expect(open(['de'])).toBe(TOO_OLD_TEXTS.pl);
        root.dataset.settings = JSON.stringify({ ...settings, languages: ['nl', 'sk'], defaultLanguage: 'sk' });
        expect(open(['de'])).toBe(TOO_OLD_TEXTS.sk);
    });

    it('appears if the storage refuses', () => {
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
            throw new Error('refused');
        });
        expect(open(['fr'])).toBe(TOO_OLD_TEXTS.fr);
    });

    it('needs the JavaScript of 2009 only, and has a name of its own', () => {
        expect(syntaxIn('const a = `b`; x?.y', NEWER_THAN_ES5)).toEqual(['const', '`b`', '?.']);
        expect(syntaxIn(source, NEWER_THAN_ES5)).toEqual([]);
        expect(fileName).toMatch(/^assets\/old-[\w-]{8}\.js$/);
    });
});

describe('the script before the first paint', async () => {
    const { code } = await bootScript(false);

    it('is built for every browser that knows modules, so that it can say what is missing', () => {
        expect(syntaxIn('a?.b ?? { ...c }', NEWER)).toEqual(['?.', '??', '...c']);
        expect(syntaxIn(code, NEWER)).toEqual([]);
        expect(code).toContain('popover');
    });

    it.each([
        ['without popovers asks for the sentence, and does nothing else', false],
        ['with popovers never does', true],
    ])('in a browser %s', (_what, able) => {
        document.head.insertAdjacentHTML('beforeend', '<script nomodule type="text/plain" src="/assets/old-1.js"></script>');
        if (able) Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null });
        const write = vi.spyOn(document, 'write').mockReturnValue();
        root.removeAttribute('data-theme');
        run(code);
        expect(write.mock.calls.flat()).toEqual(
            able ? [] : [`<script src="${window.location.origin}/assets/old-1.js"></script>`],
        );
        expect(root.dataset.theme === undefined).toBe(!able);
        Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
});

describe('the promised browsers', () => {
    const { browserslist } = packageJson;

    it('are the targets of the build', () => {
        expect(buildTargets(browserslist)).toEqual(['chrome114', 'edge114', 'firefox125', 'safari17', 'ios17']);
        expect(() => buildTargets(['last 2 years'])).toThrow('last 2 years');
    });

    it.each(['README.md', 'deploy/README.md', 'docs/contract.md', 'docs/guide/en.md', 'docs/guide/de.md'])(
        'are named in %s, by their oldest versions',
        file => {
            const wanted = browserslist.map(line => line.split(' >= '));
            const line = readFileSync(file, 'utf8')
                .split('\n')
                .find(text => wanted.every(([name = '']) => text.includes(name)));
            const versions = new Set(wanted.map(([, version]) => version));
            expect(new Set(line?.match(/\b\d{2,3}\b/g))).toEqual(versions);
        },
    );
});

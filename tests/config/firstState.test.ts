// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexHtmlTransformHook } from 'vite';
import { expect, it } from 'vitest';
import { firstState } from '#build/firstState';
import type { Words } from '#deploy/ownTexts.mjs';
import { LANGUAGE_NAMES } from '#src/config/language';

/** The build's part of the first state; tests/customRoutes/public/firstState.test.tsx shows that it is the page. */

const build = async (html: string): Promise<string> => {
    const { transformIndexHtml } = firstState() as { transformIndexHtml: { handler: IndexHtmlTransformHook } };
    const handler = transformIndexHtml.handler as (page: string) => Promise<string>;
    return handler(html);
};

it('writes the sign-in page in every language before the script that shows it, and nothing of the surroundings stays', async () => {
    const before = globalThis.document;
    const html = await build('<head><!-- first states --><script src="/boot.js"></script></head>');
    expect([...html.matchAll(/<template lang="(\w+)"><div class="p-page">/g)].map(([, language]) => language)).toEqual(
        Object.keys(LANGUAGE_NAMES),
    );
    expect(html).toMatch(/<\/template><script src="\/boot\.js">/);
    expect(html).toContain('>Anmelden</h1>');
    expect(html).toContain('>Logowanie</h1>');
    expect(globalThis.document).toBe(before);
});

it('knows every text that an operator may replace, and which of them it shows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-first-'));
    const plugin = firstState() as unknown as {
        transformIndexHtml: { handler: (page: string) => Promise<string> };
        writeBundle(options: object): void;
    };
    const html = await plugin.transformIndexHtml.handler('<!-- first states -->');
    expect(html).not.toMatch(/\p{Co}/u);
    plugin.writeBundle({ dir: folder });
    const { catalogue, first } = JSON.parse(readFileSync(join(folder, '.vite', 'words.json'), 'utf8')) as Words;
    rmSync(folder, { recursive: true });
    expect(catalogue['licences.title']).toMatchObject({ sources: ['licences.ts'], hasForms: false });
    expect(catalogue['users.choice.count']).toMatchObject({ placeholders: 'smart_count', hasForms: true });
    expect(catalogue['why.intro']?.sources).toEqual(['why.ts']);
    const shown = [...(first.de ?? '').matchAll(/\u{E000}([^\u{E001}]*)/gu)].map(([, key = '']) => key);
    expect(shown).toContain('auth.submit');
    // What is filled in while the page is rendered could not be replaced afterwards.
    expect(shown.filter(key => catalogue[key]?.placeholders !== '')).toEqual([]);
});

it('fails where the page has no place for it', async () => {
    await expect(build('<head></head>')).rejects.toThrow('finds no "<!-- first states -->"');
});

// @vitest-environment node
import type { IndexHtmlTransformHook } from 'vite';
import { expect, it } from 'vitest';
import { firstState } from '#build/firstState';
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

it('fails where the page has no place for it', async () => {
    await expect(build('<head></head>')).rejects.toThrow('finds no "<!-- first states -->"');
});

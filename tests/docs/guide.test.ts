// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUIDE_LANGUAGES, guidePage } from '#build/guide/page';
import { settingsFromEnv } from '#deploy/settings.mjs';
import { renderGuide } from '#deploy/page.mjs';
import { ASIDE_TEXTS } from '#i18n/aside';
import { textsByKey } from '../support/texts';

const FILES = import.meta.glob<object>(['../../i18n/{de,en}/*.ts', '!../../i18n/*/index.ts'], { eager: true, import: 'default' });
const PLACES = { picture: (path: string) => `/assets/${path}`, typeface: '' };

describe.each(GUIDE_LANGUAGES)('the guide (%s)', language => {
    const source = readFileSync(`docs/guide/${language}.md`, 'utf8');
    const page = guidePage(language, PLACES);

    it('names everything as the portal does', () => {
        const texts = Object.entries(FILES)
            .filter(([path]) => path.includes(`/${language}/`))
            .flatMap(([, messages]) => textsByKey(messages))
            .flatMap(([, text]) => text.split(' |||| '))
            // The guide writes … for a number.
            .flatMap(text => [text, text.replaceAll(/%\{\w+\}/g, '…')]);
        const known = new Set([...texts, ...Object.values(ASIDE_TEXTS[language]).flat()]);
        const bold = [...source.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => words ?? '');
        // Sentences in bold end with a full stop: they are no names.
        const names = bold.filter(words => !/[.]$/.test(words));
        expect(names.length).toBeGreaterThan(50);
        expect(names.filter(name => !known.has(name))).toEqual([]);
    });

    it('shows every picture that there is, and no other', () => {
        const shown = [...source.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
        expect(shown.sort()).toEqual(readdirSync(`docs/guide/${language}`).map(name => `${language}/${name}`));
        expect([...page.matchAll(/<img [^>]*src="([^"]+)" width="\d+" height="\d+" alt="[^"]+"/g)]).toHaveLength(shown.length);
    });

    it('has a link to each of its headings, and none that leads nowhere', () => {
        const ids = [...page.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id ?? '');
        const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => decodeURI(id ?? '')).filter(id => id !== 'content');
        expect(ids.length).toBeGreaterThan(20);
        expect(ids.filter(id => !links.includes(id))).toEqual([]);
        expect(links.filter(id => !ids.includes(id))).toEqual([]);
    });

    it('has no script, and the operator’s name and accents', () => {
        expect(page).not.toMatch(/<script|\son\w+=/i);
        const branded = renderGuide(page, settingsFromEnv({ VITE_BRAND_NAME: 'Nord & Werk', VITE_BRAND_ACCENT: '#7a1f5c' }));
        expect(branded.match(/Nord &amp; Werk/g)).toHaveLength(2);
        expect(branded).toContain('--p-accent:#7a1f5c');
        expect(renderGuide(branded, settingsFromEnv({}))).toBe(page);
    });
});

it('has the same tasks in both languages', () => {
    const shape = (language: string) =>
        [...readFileSync(`docs/guide/${language}.md`, 'utf8').matchAll(/^(#+|\d\.|-|!)/gm)].map(([, mark]) => mark);
    expect(shape('de')).toEqual(shape('en'));
});

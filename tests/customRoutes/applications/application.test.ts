import { describe, expect, it } from 'vitest';
import {
    descriptionKey,
    documentsFor,
    downloadsOf,
    lacksDetails,
    languageName,
    linkFor,
} from '#customRoutes/applications/application';
import type { Application } from '#dataProvider/types';
import { makeApplication } from '../../support/builders';

type Codes = Application['links'][number]['languages'];

const at = (name: string, languages: Codes) => ({ href: `https://files.example/${name}`, languages });

describe('documents', () => {
    const documents = [
        { label: 'Handbuch', ...at('de.pdf', ['de']) },
        { label: 'Manual', ...at('en.pdf', ['en', 'nl']) },
        { label: 'Notes', ...at('all.pdf', []) },
    ];
    const labels = (application: Application, language: string) =>
        documentsFor(application, language).items.map(({ label }) => label);

    it.each([
        ['de', ['Handbuch', 'Notes']],
        ['nl', ['Manual', 'Notes']],
    ])('in %s are those of the language and those for all languages', (language, expected) => {
        expect(labels(makeApplication({ documents }), language)).toEqual(expected);
    });

    it('fall back to English, with a note', () => {
        const some = makeApplication({ documents: documents.slice(0, 2) });
        expect(documentsFor(some, 'fr')).toMatchObject({ fallback: true, elsewhere: false, items: [{ label: 'Manual' }] });
        expect(documentsFor(some, 'de')).toMatchObject({ fallback: false });
    });

    it.each(['fr', 'en'])('may be in neither the language nor English (%s)', language => {
        const german = makeApplication({ documents: documents.slice(0, 1) });
        expect(documentsFor(german, language)).toEqual({ items: [], fallback: false, elsewhere: true });
        expect(documentsFor(makeApplication({}), language).elsewhere).toBe(false);
    });
});

describe('downloads', () => {
    it('are none, a single file, or a choice', () => {
        expect(downloadsOf(makeApplication({}), 'de')).toEqual({ kind: 'none' });
        expect(downloadsOf(makeApplication({ downloads: [at('a.zip', ['de', 'en'])] }), 'fr')).toEqual({
            kind: 'single',
            href: 'https://files.example/a.zip',
        });
    });

    it('are sorted by language, your own first', () => {
        const downloads = [at('de.zip', ['de']), at('en.zip', ['en', 'nl', 'en']), at('en.zip', ['en']), at('all.zip', [])];
        expect(downloadsOf(makeApplication({ downloads }), 'nl')).toEqual({
            kind: 'choice',
            choices: [
                { language: 'nl', href: 'https://files.example/en.zip' },
                { language: 'de', href: 'https://files.example/de.zip' },
                { language: 'en', href: 'https://files.example/en.zip' },
                { language: null, href: 'https://files.example/all.zip' },
            ],
        });
    });

    it('in the same language are distinguished by their file names', () => {
        const downloads = [at('old%20one.zip', ['de', 'en']), at('x/64%bit.zip?v=2', ['de'])];
        expect(downloadsOf(makeApplication({ downloads }), 'en')).toEqual({
            kind: 'choice',
            choices: [
                { language: 'en', href: 'https://files.example/old%20one.zip' },
                { language: 'de', href: 'https://files.example/old%20one.zip', file: 'old one.zip' },
                { language: 'de', href: 'https://files.example/x/64%bit.zip?v=2', file: '64%bit.zip' },
            ],
        });
    });
});

describe('the link', () => {
    const links = [at('de', ['de']), at('en', ['en'])];
    it.each([
        ['de', { href: 'https://files.example/de', fallback: false }],
        ['en', { href: 'https://files.example/en', fallback: false }],
        ['sk', { href: 'https://files.example/en', fallback: true }],
    ])('for %s', (language, link) => {
        expect(linkFor(makeApplication({ links }), language)).toEqual(link);
    });

    it('is absent without one for the language or for English', () => {
        expect(linkFor(makeApplication({ links: [at('de', ['de'])] }), 'fr')).toBeNull();
    });
});

describe('addresses', () => {
    it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'http://', ''])('%j counts as absent', href => {
        const item = { href, languages: ['en'] as Codes };
        const bad = makeApplication({ documents: [{ label: 'x', ...item }], downloads: [item], links: [item] });
        expect(documentsFor(bad, 'en')).toEqual({ items: [], fallback: false, elsewhere: false });
        expect(downloadsOf(bad, 'en')).toEqual({ kind: 'none' });
        expect(linkFor(bad, 'en')).toBeNull();
    });
});

describe('an application', () => {
    it.each(['pcad', 'phome', 'showroom', 'rooms', 'cam'])('%s has a description', id => {
        expect(descriptionKey({ id })).toBe(`applications.descriptions.${id}`);
    });

    it('is unknown: it has no description', () => {
        expect(descriptionKey({ id: 'viewer' })).toBeNull();
        expect(descriptionKey({ id: 'toString' })).toBeNull();
    });

    it('lacks details if the list left any out', () => {
        expect(lacksDetails(makeApplication({}))).toBe(false);
        expect(lacksDetails({ id: 'pcad', label: 'pCAD', documents: [], links: [] })).toBe(true);
    });
});

describe('the name of a language', () => {
    it.each([
        ['en', 'de', 'Englisch'],
        ['nl', 'fr', 'néerlandais'],
        ['not a code', 'de', 'not a code'],
        ['xx', 'de', 'xx'],
    ])('%s in %s is %s', (code, language, name) => {
        expect(languageName(code, language)).toBe(name);
    });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Replacer } from '../../src/situation/replace';

const signsOf = (text: string): number => Array.from(text).length;

describe('pseudonyms', () => {
    it.each([
        ['Łukasz', /^[ĆŁŃŚŹŻ][a-z]{5}$/],
        ['Żółć', /^[ĆŁŃŚŹŻ][ąęó][ćłńśźż][ćłńśźż]$/],
        ['Müller', /^[A-Z][äöü][a-z]{4}$/],
        ['O’Brien-Smith', /^[A-Z]’[A-Z][a-z]{4}-[A-Z][a-z]{4}$/],
        ['van Dijk', /^[a-z]{3} [A-Z][a-z]{3}$/],
        ['Анна', /^\p{Script=Cyrillic}{4}$/u],
        ['Ελένη', /^\p{Script=Greek}{5}$/u],
        ['山田太郎', /^\p{Script=Han}{4}$/u],
        ['さくら', /^\p{Script=Hiragana}{3}$/u],
        ['한국어', /^\p{Script=Hangul}{3}$/u],
        ['محمد', /^\p{Script=Arabic}{4}$/u],
        ['WS-04711', /^[A-Z]{2}-0\d{4}$/],
        ['+49 711 12345', /^\+\d\d \d{3} \d{5}$/],
        ['', /^$/],
    ])('of %s have its length, alphabet and capitals', (text, pattern) => {
        const made = new Replacer().name(text);
        expect(made).toMatch(pattern);
        if (text) expect(made).not.toBe(text);
        expect(signsOf(made)).toBe(signsOf(text));
    });

    it('are the same for the same word, in names, addresses and labels, in whatever case', () => {
        const replacer = new Replacer();
        const [forename = '', surname = ''] = replacer.name('Anna Engel').split(' ');
        expect(replacer.name('Laptop ENGEL').split(' ')[1]).toBe(surname.toUpperCase());
        const address = replacer.email('anna.engel@holzmann-group.example');
        expect(address).toMatch(new RegExp(`^${forename.toLowerCase()}\\.${surname.toLowerCase()}@[a-z]+\\.example$`));
        expect(signsOf(address)).toBe(signsOf('anna.engel@holzmann-group.example'));
        expect(replacer.email('other@holzmann-group.example').split('@')[1]).toBe(address.split('@')[1]);
    });

    it('never lead to a domain that somebody has', () => {
        expect(new Replacer().email('a@gmx.de')).toMatch(/^[a-z]@[a-z]\.example$/);
    });

    it('are different for different addresses, however short, and the same in whatever case', () => {
        const replacer = new Replacer();
        const addresses = Array.from({ length: 1200 }, (_, at) => `u${at}@holzmann.example`);
        const made = addresses.map(address => replacer.email(address));
        expect(new Set(made).size).toBe(addresses.length);
        expect(addresses.map(address => replacer.email(address.toUpperCase()).toLowerCase())).toEqual(made);
        const short = Array.from('abcdefghijklmnopqrstuvwxyz0123456789', sign => replacer.email(`${sign}@b.example`));
        expect(new Set(short).size).toBe(short.length);
    });

    it('are different for different ids, of which those of the automatic licence keep their ending', () => {
        const replacer = new Replacer();
        const ids = Array.from({ length: 3000 }, (_, at) => `u${at}`);
        expect(new Set(ids.map(id => replacer.id(id))).size).toBe(ids.length);
        expect(replacer.id('10010720')).toMatch(/^\d{5}720$/);
        for (const id of ids) if (!id.endsWith('720')) expect(replacer.id(id)).not.toMatch(/720$/);
        expect(replacer.id('AbC@%.ü')).toMatch(/^[A-Z][a-z][A-Z]@%\.[äöü]$/);
        expect(replacer.id('abc').toUpperCase()).toBe(replacer.id('ABC'));
    });

    it('contain none of the words that they replace', () => {
        const replacer = new Replacer();
        const all = ['bo', 'de', 'fi', 'gu', 'ka', 'lo', 'mi', 'na', 're', 'sa', 'tu', 'vo', 'za', 'pi'];
        const known = all.flatMap(one => all.map(other => `${one}${other}`));
        replacer.avoid(known);
        const made = known.map(word => replacer.name(word));
        expect(made.filter(word => known.includes(word))).toEqual([]);
    });

    it('are not taken again when one of before says what is new', () => {
        const replacer = new Replacer();
        const made = replacer.name('Anna');
        const long = replacer.name('Wiederholung');
        const knows = (text: string): boolean => {
            replacer.avoid([text]);
            return replacer.fits();
        };
        expect(knows('Berta Klein')).toBe(true);
        expect(knows(`${made} Klein`)).toBe(false);
        expect(knows(long.slice(2, 9))).toBe(false);
        expect(knows('Berta Klein')).toBe(true);
    });

    it('are found as fast among ten thousand numbers and codes', () => {
        const replacer = new Replacer();
        const codes = Array.from({ length: 10_000 }, (_, at) => `${at}A${(at * 7) % 1000}BCD-WS-${at}`);
        replacer.avoid(codes);
        const begun = performance.now();
        const made = codes.map(code => replacer.code(code));
        // much longer when parts of codes count as words, which leaves none that is not one
        expect(performance.now() - begun).toBeLessThan(3_000);
        expect(new Set(made).size).toBe(codes.length);
    });

    it('of notes keep nothing of a word in common', () => {
        const replacer = new Replacer();
        const [first, second] = [
            replacer.note('Engel hat Urlaub, Engel fragen'),
            replacer.note('Engel hat Urlaub, Engel fragen'),
        ];
        expect(first).toBe(second);
        expect(first).toMatch(/^[A-Z][a-z]{4} [a-z]{3} [A-Z][a-z]{5}, [A-Z][a-z]{4} [a-z]{6}$/);
        expect(replacer.name('Engel')).not.toBe(first?.slice(0, 5));
    });
});

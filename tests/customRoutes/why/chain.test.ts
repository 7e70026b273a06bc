// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { chainOf, FACTS, firstOf, stopping, type Link } from '#customRoutes/why/chain';
import { fullLicences } from '#customRoutes/why/facts/key';
import type { Words } from '#customRoutes/why/facts/fact';
import type { About, Known } from '#customRoutes/why/known';
import { ticketText } from '#customRoutes/why/text';
import { withLaterTexts } from '#i18n/later';
import type { Translate } from '#i18n/useT';
import { stoppedOf } from '#src/users/find';
import { CAUSES, PAIRS } from './causes';
import { base, full, rooms, roomsApplication, roomsKey, type Cause } from './causes/cause';
import { about, fine, key, licence, readsOf, words, seat } from './known';

/** The chain of what has to hold (WHY-1, WHY-2): what stops somebody is found, stands first, and is over once it is remedied. */

const known = (...given: Partial<Known>[]): Known => Object.assign(fine(), ...given) as Known;
const chain = (given: Known, fields?: Partial<About>) => chainOf(readsOf(given), about(fields), words);
const idOf = ({ remedy }: Link): string | undefined => remedy && `${remedy.of} ${remedy.id}`;
const wrong = (links: readonly Link[]) => links.filter(({ verdict }) => verdict !== 'holds' && verdict !== 'void');

it('finds nothing where everything is in order', () => {
    const links = chain(fine());
    expect(wrong(links)).toEqual([]);
    expect(links.map(({ fact }) => fact)).toEqual(FACTS.map(({ id }) => id));
    expect(firstOf(links)).toBeUndefined();
});

describe.each(CAUSES)('$name', cause => {
    const { given, first, says, remedy, then } = cause;

    test('is found, stands first, and is over once it is remedied', () => {
        const links = chain(known(given), cause.about);
        const [found] = stopping(links);
        const top = firstOf(links);
        expect(top?.fact).toBe(first);
        expect(top?.text).toContain(says);
        expect(top?.verdict).toBe(cause.isUnknown ? 'unknown' : 'fails');
        if (!cause.isUnknown) expect(found).toBe(top);
        expect(top && idOf(top)).toBe(remedy);
        // Where the portal cannot help, it says who can.
        if (!top?.remedy) expect(top?.text).toContain('Nothing can be done about it here');
        expect(wrong(chain(known(given, then), { ...cause.about, ...cause.thenAbout }))).toEqual([]);
    });

    test('is found although another read failed; without its own reads nothing is said to be in order', () => {
        const own = FACTS.find(({ id }) => id === first);
        const other = (['applications', 'groups', 'customer'] as const).find(name => !own?.reads.includes(name)) ?? 'holders';
        const links = chainOf(readsOf(known(given), other), about(cause.about), words);
        expect((cause.isUnknown ? links.find(({ fact }) => fact === first) : stopping(links)[0])?.fact).toBe(first);
        own?.reads.forEach(name => {
            const blind = chainOf(readsOf(known(given), name), about(cause.about), words);
            const told = blind.filter(({ fact }) => fact === first);
            expect(told.map(({ verdict, failed }) => [verdict, failed])).toEqual(told.map(() => ['unknown', [name]]));
            expect(told).not.toEqual([]);
        });
    });
});

test.each(PAIRS)('%s, and %s', (one, other, first, then) => {
    const [a, b] = [one, other].map(name => CAUSES.find(cause => cause.name === name)) as [Cause, Cause];
    const both = known(a.given, b.given);
    expect(firstOf(chain(both))?.fact).toBe(first);
    const found = [a, b].find(cause => cause.first === first);
    expect(firstOf(chain(known(a.given, b.given, found?.then ?? {}, found === a ? b.given : a.given)))?.fact).toBe(then);
});

describe.each(['de', 'fr', 'it', 'nl', 'pl', 'sk'] as const)('in %s', language => {
    it('says each cause, and writes it into a ticket', async () => {
        const { translate } = await withLaterTexts(language, 'why');
        const own: Words = { ...words, t: translate as Translate, language };
        for (const { given, first, about: fields } of CAUSES) {
            const links = chainOf(readsOf(known(given)), about(fields), own);
            const text = firstOf(links)?.text ?? '';
            expect(firstOf(links)?.fact).toBe(first);
            expect(text).not.toBe(firstOf(chain(known(given), fields))?.text);
            const ticket = ticketText({ chain: links, keys: [key], product: 'pcad', words: own, date: '2026-11-26' });
            expect(Array.from(ticket).length).toBeLessThanOrEqual(512);
            for (const said of [text, ticket]) expect(said).not.toMatch(/why\.|%\{|\|\|/);
            expect(ticket).toContain(text.slice(0, 60));
        }
    });
});

describe('own chain', () => {
    const own = (given: Partial<Known>, fields: Partial<About> = {}) => chain(known(given), { isOwn: true, ...fields });

    it('has no facts about the keys of others', () => {
        expect(own({}).map(({ fact }) => fact)).not.toContain('full');
        expect(fullLicences(known({ keys: [], licences: [full] }), about({ isOwn: true }))).toEqual([]);
    });

    it('does not say that a key is free which a machine of nobody known holds', () => {
        const links = own({ keys: [{ ...key, seats: [{ ...seat, userId: null, machineName: 'SECRET' }] }] });
        const found = links.find(({ fact }) => fact === 'machine');
        expect([found?.verdict, found?.text]).toEqual(['unknown', 'The machines of the key are not known.']);
    });

    it('names neither machines nor users of others, and links to no page of administrators', () => {
        const links = own({
            keys: [
                {
                    ...key,
                    seats: [
                        { ...seat, userId: 'u9', machineName: 'SECRET-1' },
                        { ...seat, id: 's3', userId: null, machineName: 'SECRET-2' },
                    ],
                },
            ],
        });
        expect(stopping(links)[0]?.text).toBe('The key is active for somebody else.');
        expect(JSON.stringify(links.map(({ text, to }) => [text, to]))).not.toMatch(/SECRET|\/licences\/|user-management/);
    });
});

it('tells everything of each product once, and what is about the person once', () => {
    const links = chain(
        known({ keys: [key, roomsKey], licences: [licence, rooms], applications: [...base.applications, roomsApplication] }),
        { product: null },
    );
    expect(links.filter(({ fact }) => fact === 'keyValid').map(({ product }) => product)).toEqual(['pcad', 'rooms']);
    expect(links.filter(({ fact }) => fact === 'account')).toHaveLength(1);
    expect(links.map(({ fact }) => fact).lastIndexOf('application')).toBeLessThan(
        links.findIndex(({ fact }) => fact === 'cloud'),
    );
});

describe('the finder’s question', () => {
    it.each([
        ['anna stops', 'What stops ?', 'anna'],
        ['what stops Anna Engel', 'What stops ?', 'Anna Engel'],
        ['anna hindert', 'Was hindert ?', 'anna'],
        ['anna stop', 'What stops ?', null],
        ['stops', 'What stops ?', null],
        ['stops a', 'What stops ?', null],
        ['co anna', 'Co blokuje: ?', null],
        ['co BLOKUJE anna', 'Co blokuje: ?', 'anna'],
        ['bloque anna', 'Qu’est-ce qui bloque ?', 'anna'],
    ])('“%s” in “%s”', (words_, question, name) => {
        expect(stoppedOf(words_, question)).toBe(name);
    });
});

it('says that it is reading until a fact’s reads have answered', () => {
    const links = chainOf({ ...readsOf(fine()), licences: 'reading' }, about(), words);
    expect(links.filter(({ verdict }) => verdict === 'reading').map(({ fact }) => fact)).toContain('licence');
    expect(links.find(({ fact }) => fact === 'account')?.verdict).toBe('holds');
});

it('reads the keys of those licences alone that are full while the person has no key', () => {
    expect(fullLicences(fine(), about())).toEqual([]);
    expect(fullLicences(known({ keys: [] }), about())).toEqual([]);
    expect(fullLicences(known({ keys: [], licences: [full, rooms] }), about())).toEqual(['l1']);
});

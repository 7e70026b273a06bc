import { describe, expect, it } from 'vitest';
import { isMember, isNameTaken, isNewName, namedMembers } from '../../src/cloudGroups/cloudGroup';

describe('isNewName', () => {
    it.each([
        ['', undefined, false],
        [' \t ', undefined, false],
        ['Planning', 'Planning', false],
        ['  Planning ', 'Planning', false],
        ['  Workshop ', undefined, true],
        ['planning', 'Planning', true],
    ])('%j instead of %j: %s', (typed, current, isNew) => expect(isNewName(typed, current)).toBe(isNew));
});

describe('isNameTaken', () => {
    const groups = [
        { id: 'g1', label: 'Planung' },
        { id: 'g2', label: 'Äußere Projekte' },
    ];
    it.each([
        ['Planung', undefined, true],
        [' PLANUNG ', undefined, true],
        ['Planung 2', undefined, false],
        ['Plan', undefined, false],
        // an Ä of two characters
        ['A\u0308ußere Projekte', undefined, true],
        ['Aussere Projekte', undefined, false],
        ['planung', 'g1', false],
        ['planung', 'g2', true],
    ])('%j, except for %s: %s', (label, self, taken) => expect(isNameTaken(label, groups, self)).toBe(taken));
});

describe('namedMembers', () => {
    const people = Array.from({ length: 12 }, (_, at) => at);
    it.each([
        [0, 0, 0, false],
        [10, 10, 10, false],
        [10, 11, 10, true],
        [12, 12, 10, true],
    ])('%i rows of %i members show %i, more: %s', (atHand, count, named, more) => {
        const shown = namedMembers(people.slice(0, atHand), count);
        expect([shown.items.length, shown.more]).toEqual([named, more]);
    });
});

it('recognises members by the groups of a user', () => {
    expect(isMember({ cloudGroups: [{ id: 'g1' }] }, 'g1')).toBe(true);
    expect(isMember({ cloudGroups: [{ id: 'g2' }] }, 'g1')).toBe(false);
    expect(isMember({}, 'g1')).toBe(false);
});

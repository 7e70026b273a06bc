import { describe, expect, it } from 'vitest';
import { queryLocally, compareValues, matcher, sortRows } from '../../dataProvider/localEngine';
import { and, contains, eq, filterText, or, type Order } from '../../dataProvider/odata/build';
import { resources } from '../../dataProvider/resources';
import { collectionAt, isFound, listQuery } from '../../dataProvider/resources/query';
import { searchTerms } from '../../dataProvider/text';
import type { ListParams } from '../../dataProvider/resources';

const asc = (property: string): Order => ({ property, descending: false });
const desc = (property: string): Order => ({ property, descending: true });

describe('compareValues', () => {
    it.each([
        ['case', 'anna', 'Anna', 0],
        ['accents', 'Muller', 'Müller', 0],
        ['letters', 'b', 'A', 1],
        ['numbers by size, not by digits', 9, 10, -1],
        ['false before true', false, true, -1],
        ['null before text', null, 'a', -1],
        ['nothing before a number', undefined, 0, -1],
        ['two nulls', null, undefined, 0],
    ])('compares %s', (_what, a, b, expected) => {
        expect(Math.sign(compareValues(a, b))).toBe(expected);
        expect(Math.sign(compareValues(b, a))).toBe(expected === 0 ? 0 : -expected);
    });
});

describe('sortRows', () => {
    const rows = [
        { id: '3', name: 'beta', note: null },
        { id: '1', name: 'Alpha', note: 'x' },
        { id: '2', name: 'alpha', note: 'Ä' },
    ];
    const ids = (orders: Order[]) => sortRows(rows, orders).map(row => row.id);

    it('sorts by several properties', () => expect(ids([asc('name'), desc('id')])).toEqual(['2', '1', '3']));
    it('puts null last when descending', () => expect(ids([desc('note')])).toEqual(['1', '2', '3']));
    it('keeps the order of equal rows, in both directions', () => {
        expect(ids([asc('name')])).toEqual(['1', '2', '3']);
        expect(ids([desc('name')])).toEqual(['3', '1', '2']);
    });
    it('does not change its argument', () => {
        sortRows(rows, [asc('id')]);
        expect(rows.map(row => row.id)).toEqual(['3', '1', '2']);
    });
    it('sorts by the number of related records, counted or expanded', () => {
        const groups = [{ id: 'a', 'users@odata.count': 10, users: [] }, { id: 'b', users: [{}, {}] }, { id: 'c' }];
        const keys = [
            { id: 'a', expire: null },
            { id: 'b', expire: 2 },
            { id: 'c', expire: 1 },
        ];
        const byExpire = (descending: boolean) => sortRows(keys, [{ property: 'expire', descending, emptyLast: true }]);
        expect([byExpire(false), byExpire(true)].map(rows => rows.map(row => row.id).join(''))).toEqual(['cba', 'abc']);
        expect(sortRows(groups, [desc('users/$count')]).map(row => row.id)).toEqual(['a', 'b', 'c']);
    });
});

describe('matcher', () => {
    const row = { name: 'Müller GmbH', index: 84, active: false, note: null, product: 'pcad' };
    it.each([
        ['ignores case', contains('name', 'MÜLLER'), true],
        ['heeds accents', contains('name', 'muller'), false],
        ['reads numbers as their digits', contains('index', '8'), true],
        ['finds nothing in null', contains('note', 'null'), false],
        ['finds nothing in a property that is not there', contains('gone', 'undefined'), false],
        ['compares exactly', eq('product', 'PCAD'), false],
        ['compares truth values', eq('active', false), true],
        ['takes a missing value for null', eq('gone', null), true],
        ['joins with or', or([eq('product', 'x'), eq('index', 84)])!, true],
        ['joins with and', and([eq('product', 'pcad'), eq('index', 85)])!, false],
    ])('%s', (_what, filter, expected) => {
        expect(matcher(filter)(row)).toBe(expected);
    });
});

describe('queryLocally', () => {
    const rows = Array.from({ length: 7 }, (_, index) => ({ id: String(index), even: index % 2 === 0 }));
    it.each([
        ['the first page', { page: 1, perPage: 3 }, ['0', '1', '2'], 7],
        ['the rows left', { page: 3, perPage: 3 }, ['6'], 7],
        ['nothing beyond', { page: 4, perPage: 3 }, [], 7],
        ['everything', { page: 1 }, ['0', '1', '2', '3', '4', '5', '6'], 7],
        ['what matches', { page: 2, perPage: 3, filter: eq('even', true) }, ['6'], 4],
    ])('returns %s', (_what, query, ids, total) => {
        const answer = queryLocally(rows, { orderby: [asc('id')], ...query });
        expect(answer.data.map(row => row.id)).toEqual(ids);
        expect(answer.total).toBe(total);
    });
});

describe('listQuery', () => {
    const ordersOf = (name: keyof typeof resources, sort?: ListParams['sort']): string =>
        listQuery(resources[name], { sort })!
            .orderby.map(order => `${order.property} ${order.descending ? 'desc' : 'asc'}`)
            .join(', ');

    it('finds any term in any searched field', () => {
        const query = listQuery(resources.licences, { filter: { q: ' plan ,, cad' } });
        expect(query?.filter).toEqual(
            or([contains('name', 'plan'), contains('product', 'plan'), contains('name', 'cad'), contains('product', 'cad')]),
        );
    });

    it('finds each word of a term in any searched field', () => {
        const anywhere = (word: string) => or([contains('label', word), contains('email', word), contains('token', word)]);
        const query = listQuery(resources.keys, { filter: { q: 'Anna  Engel, x' } });
        expect(query?.filter).toEqual({
            kind: 'or',
            parts: [
                and([anywhere('Anna')!, anywhere('Engel')!]),
                contains('label', 'x'),
                contains('email', 'x'),
                contains('token', 'x'),
            ],
        });
        expect(filterText(query!.filter!)).toMatch(/^\(\(contains\(Label,'Anna'\) or .*\) and \(contains\(Label,'Engel'\) or /);
    });

    it.each([
        ['ABCD\u2013EFGH', ['ABCD\u2013EFGH', 'ABCD-EFGH']],
        ['\u201EABCD-EFGH\u201C', ['\u201EABCD-EFGH\u201C', 'ABCD-EFGH']],
        ['ab12cd34ef56', ['ab12cd34ef56', 'ab12-cd34-ef56']],
        ['Workshop', ['Workshop']],
        ['Anna', ['Anna']],
    ])('finds the key pasted as %j', (typed, tokens) => {
        const words = [contains('label', typed), contains('email', typed)];
        const query = listQuery(resources.keys, { filter: { q: typed } });
        expect(query?.filter).toEqual(or([...words, ...tokens.map(token => contains('token', token))]));
        expect(isFound(typed, [tokens.at(-1)!])).toBe(true);
    });

    it('ignores notes in lists to choose people from', () => {
        const searched = (names: boolean) => collectionAt('users', { names }).resource.searched.map(({ property }) => property);
        expect(searched(true)).toEqual(['email', 'forename', 'surname']);
        expect(searched(false)).toEqual(['email', 'forename', 'surname', 'adminNote']);
    });

    it.each([
        ['', true],
        ['anna engel', true],
        ['ENGEL anna', true],
        ['anna zz', false],
        ['x, eng', true],
    ])('finds "%s" in texts: %s', (typed, found) => {
        expect(isFound(typed, ['Anna', 'Engel', 'a@b.example'])).toBe(found);
    });

    it.each([
        ['', []],
        [' , ', []],
        ['a', ['a']],
        ['a, b c ,d', ['a', 'b c', 'd']],
    ])('splits "%s"', (typed, terms) => {
        expect(searchTerms(typed)).toEqual(terms);
    });

    it('finds a ticket by its padded number', () => {
        expect(listQuery(resources.tickets, { filter: { q: '00084' } })?.filter).toEqual(
            or([contains('index', '84'), contains('content', '00084')]),
        );
    });

    it('combines equal fields with the search; one of several values is enough', () => {
        expect(listQuery(resources.licences, { filter: { product: 'academy' } })?.filter).toEqual(eq('product', 'academy'));
        const both = listQuery(resources.keys, { filter: { q: 'x', product: ['pcad', 'rooms'] } })?.filter;
        expect(both).toMatchObject({ kind: 'and', parts: [{ kind: 'or' }, or([eq('product', 'pcad'), eq('product', 'rooms')])] });
    });

    it('matches nothing for an empty list of values', () => {
        expect(listQuery(resources.seats, { filter: { userId: [] } })).toBeNull();
    });

    // LIST-3: the table of lists
    it.each([
        ['licences', undefined, 'name asc, id asc'],
        ['licences', { field: 'type', order: 'DESC' }, 'licenceType desc, name asc, id asc'],
        ['licences', { field: 'used', order: 'ASC' }, 'count_active_licences asc, id asc'],
        ['keys', undefined, 'label asc, id asc'],
        ['keys', { field: 'expire', order: 'DESC' }, 'expire desc, id asc'],
        ['users', undefined, 'email asc, id asc'],
        ['users', { field: 'user', order: 'DESC' }, 'surname desc, forename desc, id asc'],
        ['users', { field: 'note', order: 'ASC' }, 'adminNote asc, id asc'],
        ['seats', { field: 'machineName', order: 'DESC' }, 'active desc, machineName asc, id asc'],
        ['cloudGroups', undefined, 'autoAdd desc, label asc, id asc'],
        ['cloudGroups', { field: 'members', order: 'ASC' }, 'users/$count asc, id asc'],
        ['contracts', undefined, 'startOn asc, id asc'],
        ['invoices', undefined, 'created desc, id asc'],
        ['tickets', undefined, 'created desc, id asc'],
        ['tickets', { field: 'nonsense', order: 'ASC' }, 'created desc, id asc'],
        ['tickets', { field: 'constructor', order: 'ASC' }, 'created desc, id asc'],
    ] as const)('orders %s by %o', (name, sort, expected) => {
        expect(ordersOf(name, sort)).toBe(expected);
    });
});

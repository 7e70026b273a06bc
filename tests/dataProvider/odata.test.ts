import { describe, expect, it } from 'vitest';
import { and, buildQuery, contains, counted, eq, filterText, literal, or } from '../../dataProvider/odata/build';
import { countOf, isCollection, readCollection } from '../../dataProvider/odata/read';

describe('filterText', () => {
    it.each([
        ['a term in a property', contains('product', 'cad'), "contains(Product,'cad')"],
        ['a property of two words', contains('adminNote', 'x'), "contains(AdminNote,'x')"],
        ['a quote, doubled', contains('name', "O'Brien"), "contains(Name,'O''Brien')"],
        ['text', eq('userId', 'u1'), "UserId eq 'u1'"],
        ['a number', eq('index', 5), 'Index eq 5'],
        ['a truth value', eq('active', true), 'Active eq true'],
        ['null', eq('email', null), 'Email eq null'],
        ['any of', or([eq('userId', '1'), eq('userId', '2')]), "UserId eq '1' or UserId eq '2'"],
        [
            'any within all',
            and([or([contains('name', 'a'), contains('name', 'b')])!, eq('product', 'pcad')]),
            "(contains(Name,'a') or contains(Name,'b')) and Product eq 'pcad'",
        ],
        ['one alternative alone', and([or([contains('name', 'a')])!]), "contains(Name,'a')"],
    ])('writes %s', (_what, filter, text) => {
        expect(filterText(filter!)).toBe(text);
    });

    it('is empty without conditions', () => {
        expect(or([])).toBeUndefined();
        expect(and([])).toBeUndefined();
    });

    it('doubles quotes in a literal', () => {
        expect(literal("'a''b'")).toBe("'''a''''b'''");
    });
});

describe('buildQuery', () => {
    it.each([
        ['nothing', {}, ''],
        ['the first read of a list', { top: 500, count: true, newDb: true }, '?$top=500&$count=true&$newDb=true'],
        [
            'a page',
            { orderby: [{ property: 'name', descending: true }], top: 25, skip: 50 },
            '?$orderby=name%20desc&$top=25&$skip=50',
        ],
        ['no skip on the first page', { top: 25, skip: 0 }, '?$top=25'],
        [
            'several orders',
            {
                orderby: [
                    { property: 'surname', descending: false },
                    { property: 'id', descending: false },
                ],
            },
            '?$orderby=surname%20asc%2Cid%20asc',
        ],
        ['counts', { expand: [counted('users'), 'modules'] }, '?$expand=users($count=true;$top=0),modules'],
        ['a selection', { select: ['id', 'name'] }, '?$select=id%2Cname'],
    ])('writes %s', (_what, query, text) => {
        expect(buildQuery(query)).toBe(text);
    });

    it.each(["O'Brien", 'a&b=c', '50 %', '#1', 'a+b', 'Müller', '日本', "');--", '"', 'a;b/c?d'])('encodes %s in a URL', term => {
        const address = new URL(`http://api.example/licences${buildQuery({ filter: contains('name', term), top: 5 })}`);
        expect([...address.searchParams.keys()]).toEqual(['$filter', '$top']);
        expect(address.searchParams.get('$filter')).toBe(`contains(Name,${literal(term)})`);
        expect(address.hash).toBe('');
    });
});

describe('reading a response', () => {
    it.each([
        ['a bare array', [{ id: '1' }], { rows: [{ id: '1' }], count: undefined }],
        ['rows with their count', { '@odata.count': 7, value: [{ id: '1' }] }, { rows: [{ id: '1' }], count: 7 }],
        ['rows in an object without a count', { value: [] }, { rows: [], count: undefined }],
        ['a count that is sent as text', { '@odata.count': '7', value: [] }, { rows: [], count: 7 }],
        ['a count that is no number', { '@odata.count': 'many', value: [] }, { rows: [], count: undefined }],
    ])('accepts %s', (_what, data, expected) => {
        expect(isCollection(data)).toBe(true);
        expect(readCollection(data)).toEqual(expected);
    });

    it.each([
        ['nothing', undefined],
        ['null', null],
        ['text', 'rows'],
        ['an object without rows', { id: '1' }],
        ['rows that are none', [1, null]],
    ])('rejects %s', (_what, data) => {
        expect(isCollection(data)).toBe(false);
    });

    it('counts related records by the count, otherwise by the expanded rows', () => {
        expect(countOf({ 'users@odata.count': 12, users: [] }, 'users')).toBe(12);
        expect(countOf({ 'users@odata.count': '12', users: [] }, 'users')).toBe(12);
        expect(countOf({ users: [{}, {}] }, 'users')).toBe(2);
        expect(countOf({}, 'users')).toBe(0);
    });
});

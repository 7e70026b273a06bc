// @vitest-environment node
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import type { CollectionOptions } from '../../mock-server/context';
import { answerCollection, answerRecord, ODATA_MODE } from '../../mock-server/odata';

interface Row {
    id: string;
    email: string;
    surname: string | null;
    index: number;
    active: boolean;
    users: string[];
}

const row = (id: string, surname: string | null, index: number, users: string[] = [], active = true): Row => ({
    id,
    email: `${id}@Example.org`,
    surname,
    index,
    active,
    users,
});

const ROWS = [
    row('a', 'zander', 3, ['x', 'y', 'z']),
    row('b', 'Ökonom', 1, ['x']),
    row('c', null, 2, [], false),
    row('d', "O'Brien (jun.)", 10),
    row('e', 'Łukasz', 3, ['y', 'x']),
];

const OPTIONS: CollectionOptions<Row, Omit<Row, 'users'>> = {
    toWire: ({ users: _users, ...wire }) => wire,
    expand: { users: found => found.users.map(id => ({ id, email: `${id}@users.example` })) },
};

const request = (query: Record<string, unknown>, mode = 'full'): Request =>
    ({ query, app: { get: (name: string) => (name === ODATA_MODE ? mode : undefined) } }) as unknown as Request;

const ask = (query: Record<string, unknown>, options: Partial<typeof OPTIONS> = {}, mode = 'full') =>
    answerCollection(request(query, mode), ROWS, { ...OPTIONS, ...options });

const ids = (answer: ReturnType<typeof ask>): string =>
    (Array.isArray(answer) ? answer : answer.value).map(found => String(found.id)).join('');

describe('$filter', () => {
    it.each([
        ["contains(Surname,'ö')", 'b'],
        ["contains(surname,'ZAN')", 'a'],
        ["contains(Email,'example.ORG')", 'abcde'],
        ["contains(Surname,'O''Brien (')", 'd'],
        ["contains(Index,'1')", 'bd'],
        ["Id eq 'a'", 'a'],
        ["Id eq 'A'", ''],
        ["Id eq 'a' or Id eq 'c' or Id eq 'nobody'", 'ac'],
        ["contains(Surname,'zander') or contains(Email,'b@')", 'ab'],
        ["Index eq 3 and contains(Surname,'z')", 'ae'],
        ["Id eq 'a' or Id eq 'e' and Index eq 99", 'a'],
        ["(Id eq 'a' or Id eq 'e') and Index eq 3", 'ae'],
        ['Surname eq null', 'c'],
        ['Surname ne null and Active eq true', 'abde'],
        ['not (Active eq true)', 'c'],
        ["not contains(Surname,'a')", 'bcd'],
        ['Index gt 2 and Index le 3', 'ae'],
        ['Index lt 2', 'b'],
        ["Index ge 10 or Surname eq 'zander'", 'ad'],
        ['Active eq false', 'c'],
    ])('%s', (filter, expected) => {
        expect(ids(ask({ $filter: filter }))).toBe(expected);
    });

    it.each([
        ["contains(Surname,'a'", '$filter at position 21: expected ")", found the end'],
        ['contains(Surname,5)', '$filter at position 18: expected a \'text\', found "5"'],
        ["Surname eq 'open", '$filter at position 12: the string literal is not closed'],
        ['Surname is null', '$filter at position 9: expected one of eq, ne, gt, ge, lt, le, found "is"'],
        ["startswith(Surname,'a')", '$filter at position 1: unknown function "startswith"'],
        ["Id eq 'a' or", '$filter at position 13: expected a property, "contains" or "(", found the end'],
        ["Id eq 'a' Id eq 'b'", '$filter at position 11: expected the end, found "Id"'],
        ['Id eq a', '$filter at position 7: expected a value'],
        ["Id eq 'a' && true", '$filter at position 11: unexpected character "&"'],
        ["Nothing eq 'a'", '$filter at position 1: there is no property "Nothing"'],
        ['', '$filter at position 1'],
    ])('refuses %s', (filter, message) => {
        expect(() => ask({ $filter: filter })).toThrow(
            expect.objectContaining({ status: 400, message: expect.stringContaining(message) }),
        );
    });
});

describe('$orderby, $top, $skip, $count', () => {
    it.each([
        [{ $orderby: 'surname' }, 'cedba'],
        [{ $orderby: 'index desc,surname asc' }, 'deacb'],
        [{ $orderby: 'users/$count desc,id' }, 'aebcd'],
        [{ $orderby: 'index', $top: '2' }, 'bc'],
        [{ $orderby: 'index', $skip: '3', $top: '5' }, 'ed'],
        [{ $skip: '9' }, ''],
        [{ $top: '0' }, ''],
    ])('%o', (query, expected) => {
        expect(ids(ask(query))).toBe(expected);
    });

    it('counts all matching rows, not those on the page', () => {
        expect(ask({ $count: 'true', $top: '1', $filter: 'Index eq 3', $newDb: 'true' })).toMatchObject({
            '@odata.count': 2,
            value: [{ id: 'a' }],
        });
        expect(ask({ $count: 'false' })).toBeInstanceOf(Array);
        expect(ask({}, { alwaysCounted: true })).toMatchObject({ '@odata.count': 5 });
    });

    it.each([
        [{ $top: '-1' }, '$top at position 1: expected a whole number'],
        [{ $skip: '1.5' }, '$skip at position 1: expected a whole number'],
        [{ $count: 'yes' }, '$count at position 1: expected "false", found "yes"'],
        [{ $orderby: 'index down' }, '$orderby at position 7: expected the end'],
        [{ $orderby: 'nothing' }, '$orderby at position 1: there is no property "nothing"'],
        [{ $search: 'x' }, '$search at position 1: unknown option'],
        [{ $top: ['1', '2'] }, '$top at position 1: given more than once'],
    ])('refuses %o', (query, message) => {
        expect(() => ask(query)).toThrow(expect.objectContaining({ status: 400, message: expect.stringContaining(message) }));
    });

    it('ignores sorting and paging in basic mode, but not filter and count', () => {
        const query = { $orderby: 'surname', $top: '1', $skip: '1', $count: 'true', $filter: 'Index ne 10' };
        const answer = ask(query, {}, 'basic');
        expect(ids(answer)).toBe('abce');
        expect(answer).toMatchObject({ '@odata.count': 4 });
        expect(() => ask({ $orderby: 'nothing' }, {}, 'basic')).toThrow('there is no property');
    });
});

describe('$expand and $select', () => {
    it('expands only on request, or always where WIRE-15 says so', () => {
        expect(ask({ $top: '1' })).toEqual([{ id: 'a', email: 'a@Example.org', surname: 'zander', index: 3, active: true }]);
        expect(ask({ $top: '1', $expand: 'users' })).toMatchObject([{ users: [{ id: 'x' }, { id: 'y' }, { id: 'z' }] }]);
        expect(answerRecord(request({}), ROWS[1]!, { ...OPTIONS, alwaysExpand: ['users'] })).toMatchObject({
            users: [{ id: 'x' }],
        });
    });

    it('returns a count beside an empty list for $top=0', () => {
        expect(ask({ $top: '1', $expand: 'users($count=true;$top=0)' })).toMatchObject([{ 'users@odata.count': 3, users: [] }]);
    });

    it('builds no records if only their number is requested and known', () => {
        let built = 0;
        const options = {
            expand: { users: (found: Row) => found.users.map(id => ({ id, built: (built += 1) })) },
            counts: { users: (found: Row) => found.users.length },
        };
        expect(ask({ $top: '1', $expand: 'users($count=true;$top=0)', $orderby: 'users/$count desc' }, options)).toMatchObject([
            { id: 'a', 'users@odata.count': 3, users: [] },
        ]);
        expect(built).toBe(0);
        expect(ask({ $top: '1', $expand: "users($count=true;$top=0;$filter=Id eq 'x')" }, options)).toMatchObject([
            { 'users@odata.count': 1 },
        ]);
    });

    it('expands the contents of records inside an expansion', () => {
        const options = { expand: { users: () => [{ id: 'x', keys: [{ id: 'k1' }, { id: 'k2' }] }] } };
        expect(ask({ $top: '1', $expand: 'users($select=id;$expand=keys($count=true;$top=1))' }, options)).toMatchObject([
            { users: [{ id: 'x', keys: [{ id: 'k1' }], 'keys@odata.count': 2 }] },
        ]);
    });

    it('accepts options inside an expansion', () => {
        const answer = ask({ $top: '1', $expand: "users($filter=Id ne 'x';$orderby=id desc;$select=email;$skip=0)" });
        expect(answer).toMatchObject([{ users: [{ email: 'z@users.example' }, { email: 'y@users.example' }] }]);
        expect(answer).not.toHaveProperty('0.users.0.id');
    });

    it('selects properties, in records and in rows, and keeps expanded ones', () => {
        expect(ask({ $top: '1', $select: 'id,Surname' })).toEqual([{ id: 'a', surname: 'zander' }]);
        expect(answerRecord(request({ $select: 'id', $expand: 'users($top=1)' }), ROWS[0]!, OPTIONS)).toEqual({
            id: 'a',
            users: [{ id: 'x', email: 'x@users.example' }],
        });
    });

    it('leaves out relations that are always expanded unless selected', () => {
        const options = { ...OPTIONS, alwaysExpand: ['users'] };
        expect(answerRecord(request({ $select: 'id' }), ROWS[1]!, options)).toEqual({ id: 'b' });
        expect(answerRecord(request({ $select: 'id,users' }), ROWS[1]!, options)).toMatchObject({
            id: 'b',
            users: [{ id: 'x' }],
        });
    });

    it.each([
        [{ $expand: 'keys' }, '$expand at position 1: "keys" cannot be expanded; there are users'],
        [{ $expand: 'users($top=0' }, '$expand at position 13: expected ")", found the end'],
        [{ $expand: 'users($all=1)' }, '$expand at position 7: unknown option "$all"'],
        [{ $expand: 'users($expand=keys)' }, '"keys" cannot be expanded within "users"'],
        [{ $select: 'id,nothing' }, '$select at position 4: there is no property "nothing"'],
    ])('refuses %o', (query, message) => {
        expect(() => ask(query)).toThrow(expect.objectContaining({ status: 400, message: expect.stringContaining(message) }));
    });
});

it('sorts without regard to case and accents, and keeps the order of equal texts', () => {
    const rows = ['b', 'Á', 'a', 'A', 'ä', 'B'].map((surname, index) => row(String(index), surname, index));
    expect(ids(answerCollection(request({ $orderby: 'surname' }), rows, OPTIONS))).toBe('123405');
    expect(ids(answerCollection(request({ $orderby: 'surname desc' }), rows, OPTIONS))).toBe('051234');
});

it('expands only the rows of the page, and reads each row once', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => row(`u${index}`, `Name ${(index * 7919) % 10_000}`, index, ['x']));
    let wires = 0;
    let expansions = 0;
    const answer = answerCollection(
        request({ $filter: "contains(Surname,'1')", $orderby: 'surname desc', $top: '10', $expand: 'users' }),
        many,
        {
            toWire: found => {
                wires += 1;
                return OPTIONS.toWire(found);
            },
            expand: {
                users: found => {
                    expansions += 1;
                    return found.users.map(id => ({ id }));
                },
            },
        },
    );
    expect(answer).toHaveLength(10);
    expect({ wires, expansions }).toEqual({ wires: 10_000, expansions: 10 });
});

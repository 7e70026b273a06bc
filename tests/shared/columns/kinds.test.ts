import { describe, expect, it } from 'vitest';
import { createI18nProvider, loadMessages } from '#i18n/index';
import type { Translate } from '#i18n/useT';
import type { Key } from '#dataProvider/types';
import { chips, type Chip } from '#src/shared/columns/chips';
import { copied } from '#src/shared/columns/copied';
import { code, count, day, free, name, text } from '#src/shared/columns/kinds';
import { columnsOf, listOf, state } from '#src/shared/columns/list';
import { fileFields, rowFields } from '#src/shared/columns/reads';
import { withWidths } from '#src/shared/list/widths';
import type { Column } from '#src/shared/columns/types';
import { fileColumns } from '#src/shared/export/ofList';
import type { ListColumn } from '#src/shared/list/types';
import { makeKey } from '../../support/builders';

/** What the kinds of columns say of a field, and what of a list is read. */

const t = createI18nProvider('en', await loadMessages('en')).translate as Translate;
const texts = { t, language: 'en' };
const seconds = (time: string): number => Date.parse(time) / 1000;

const fileOf = (columns: readonly Column<Key>[], row: Key, withKeys = false) =>
    fileColumns(columns, { ...texts, withKeys }).map(({ header, value }) => [header, value(row)]);

describe('a day', () => {
    const key = (expire: number | null) => makeKey({ expire });
    const utc: Column<Key> = day('expire', 'keys.fields.expire', { none: 'keys.noExpiry' });

    it.each([
        [seconds('2027-01-31T23:59:59Z'), '31 Jan 2027', '2027-01-31'],
        [null, 'No expiry', null],
        [NaN, '', ''],
    ])('of %s is "%s", and %s in the file', (expire, shown, saved) => {
        expect(utc.text?.(key(expire), texts)).toBe(shown);
        expect(utc.file?.value(key(expire), texts)).toBe(saved);
        expect(utc.file?.type).toBe('date');
    });
});

describe('a file', () => {
    const row = makeKey({ label: 'Workshop', token: 'AAAA', product: 'pcad', licenceType: 'nl', count_cloud_user: 3 });
    const columns = columnsOf<Key>([
        name('label', 'keys.fields.label'),
        copied('token', 'keys.fields.key', { reads: ['token', 'label'], named: key => key.label, file: { secret: true } }),
        code('product', 'licences.fields.product', 'licences.products', { file: { after: 'licenceType' } }),
        code('licenceType', 'licences.fields.type', 'licences.types', { only: 'file' }),
        count('count_cloud_user', 'seats.title', { file: false }),
    ]);

    it('has the columns in its own order, and what is secret only if it is wanted', () => {
        const headers = (withKeys: boolean) => fileOf(columns, row, withKeys).map(([header]) => header);
        expect(headers(false)).toEqual(['Label', 'Licence type', 'Product']);
        expect(headers(true)).toEqual(['Label', 'Key', 'Licence type', 'Product']);
    });

    it('asks for what its own columns read, and what its state is told from', () => {
        const list = listOf<Key>({ resource: 'keys', columns });
        expect(fileFields(list)).toEqual({ select: ['id', 'label', 'token', 'product', 'licenceType'], expand: [] });
        expect(fileFields(list, { reads: ['expire', 'users'] })).toEqual({
            select: ['id', 'label', 'token', 'product', 'licenceType', 'expire'],
            expand: ['users'],
        });
    });
});

it('reads what is shown, told, searched and sorted, a relation whole or its count', () => {
    const list = listOf<Key>({
        resource: 'keys',
        columns: [name('label', 'keys.fields.label'), false, text('product', 'licences.fields.product', { only: 'file' })],
        reads: ['licenceId'],
        states: [
            state('inUse', ['users'], key => Boolean(key.users)),
            state('free', ['seats@odata.count', 'users@odata.count'], () => true),
        ],
    });
    expect(rowFields(list, { licence: 'l1' })).toEqual({
        select: ['id', 'label', 'licenceId', 'email', 'token', 'expire'],
        expand: ['users', 'seats($count=true;$top=0)'],
    });
});

it('shows nothing that it does not read', () => {
    // A directive is the test here: the type check fails where the line below it compiles, which nothing at run time could show.
    const tokenOf = (key: Key) => key.token;
    const unread = columnsOf<Key>([
        // @ts-expect-error a field that the column does not read
        free('token', 'keys.fields.key', { reads: ['label'], cell: tokenOf }),
        // @ts-expect-error a field that keys do not have
        free('note', 'keys.fields.label', { reads: ['note'], cell: key => key.id }),
    ]);
    expect(unread).toHaveLength(2);
});

describe('the width of a column', () => {
    const key = makeKey({ label: 'A key', token: 'ABCD-EFGH', email: 'anna.christ@holzmann.example' });
    const shown = (label: string, needs: number): ListColumn<Key> => ({
        ...{ field: 'token', label, flex: 4, minWidth: 96, most: 280 },
        needs: () => needs,
        render: () => null,
        renderCard: () => null,
        text: () => '',
    });
    it.each([
        ['what it contains', 200, { width: 222, grows: false }],
        ['at most what comes before others', 400, { width: 280, grows: true }],
        ['its header', 10, { width: 110, grows: false }],
    ])('wants %s', (_what, needs, wants) => {
        expect(withWidths([shown('Arbeitsplätze', needs)], { rows: [key], given: {}, narrow: false })[0]?.wants).toEqual(wants);
    });
    it('has room for the arrow beside a header that the list can be sorted by, so that nothing moves when it is', () => {
        const least = (narrow: boolean, sortField?: string) =>
            withWidths([{ ...shown('Arbeitsplätze', 10), sortField }], { rows: [key], given: {}, narrow })[0]?.minWidth ?? NaN;
        expect(least(false, 'token') - least(false)).toBeGreaterThanOrEqual(28);
        expect(least(true, 'token')).toBe(least(true));
    });
    it('is its share alone in a narrow window', () => {
        expect(withWidths([shown('Key', 200)], { rows: [key], given: {}, narrow: true })[0]?.wants).toBeUndefined();
    });
});

describe('chips', () => {
    const widthOf = (of: readonly Chip[], narrow = false): number => {
        const made: Column<Key> = chips('state', 'licences.fields.type', { reads: [], of: () => of });
        const shown: ListColumn<Key> = {
            field: 'state',
            label: '',
            minWidth: made.width.min,
            needs: row => made.needs?.(row, texts) ?? 0,
            render: () => null,
            renderCard: () => null,
            text: () => '',
        };
        return withWidths([shown], { rows: [makeKey({})], given: {}, narrow })[0]?.width ?? NaN;
    };
    const [short, long]: Chip[] = [
        { tone: 'neutral', text: 'Guest' },
        { tone: 'neutral', text: 'No cloud access' },
    ];

    it('need no room without any, and more the longer they are', () => {
        expect(widthOf([])).toBeLessThan(30);
        expect(widthOf([short!])).toBeGreaterThan(60);
        expect(widthOf([long!])).toBeGreaterThan(widthOf([short!]));
    });

    it('stand in two lines if they are long, and in a narrow window at once', () => {
        expect(widthOf([long!, { ...long!, text: 'Administrator' }])).toBe(widthOf([long!]));
        expect(widthOf([long!, short!], true)).toBe(112);
    });
});

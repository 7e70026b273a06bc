// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FIELDS, VALUES } from '#mock-server/desk/texts/fields';
import { KINDS, SERVED } from '#mock-server/desk/texts/served';
import { FAULT_PRESETS } from '#mock-server/faultPresets';
import { RESOURCES } from '#mock-server/desk/resources';
import { REST_COLLECTIONS } from '#mock-server/rest/collections';
import { COLLECTIONS } from '#mock-server/rows/check';
import { fieldsOf, type Field } from '#mock-server/rows/fields';
import { READY } from '#mock-server/situations/ready';
import { fieldAt } from '#mock-server/desk/views/fieldAt';

const withParts = (field: Field): Field[] => [field, ...(field.fields ?? []).flatMap(withParts)];

describe('the desk names', () => {
    it.each(REST_COLLECTIONS)('every field and value of %s', kind => {
        const fields = fieldsOf(kind).flatMap(withParts);
        expect(fields.map(({ name }) => name).filter(name => !FIELDS[name])).toEqual([]);
        const unnamed = fields.flatMap(({ name, choices = [] }) => choices.filter(choice => !VALUES[name]?.[choice]));
        expect(unnamed).toEqual([]);
    });

    it('every kind of record that may differ, but sign-ins and tokens', () => {
        const secret = ['sessions', 'mailTokens'];
        expect(COLLECTIONS.filter(kind => !KINDS[kind] && !secret.includes(kind))).toEqual([]);
    });

    it('in German what the server says in English', () => {
        const said = [
            ...READY.flatMap(({ name }) => [`situation.${name}.title`, `situation.${name}.about`]),
            ...FAULT_PRESETS.map(({ name }) => `fault.${name}`),
        ];
        expect(said.filter(key => !SERVED[key])).toEqual([]);
    });

    it('only fields that there are in lists, filters and on phones', () => {
        expect(RESOURCES.map(({ name }) => name).sort()).toEqual([...REST_COLLECTIONS].sort());
        const unknown = RESOURCES.flatMap(({ name, columns, second, filters, sort }) => {
            const fields = fieldsOf(name as (typeof REST_COLLECTIONS)[number]);
            return [...columns, ...second, ...filters, sort.replace('-', '')].filter(path => !fieldAt(fields, path));
        });
        expect(unknown).toEqual([]);
    });
});

import { afterEach, expect, it } from 'vitest';
import { keepMapping, mappingOf } from '#src/plans/source/mapping';
import { readPasted } from './pasted';
import { local, PLAN_COLUMNS_KEY } from '#storage/storage';

afterEach(() => local.remove(PLAN_COLUMNS_KEY));

const { table } = readPasted('Login;Team;Stadt\nanna@x.example;5a;Ulm');

it('remembers what was chosen for the headers of a list (READ-4)', () => {
    expect(mappingOf(table)).toEqual(['email', 'groups', null]);
    keepMapping(table, ['email', null, 'groups']);
    expect(mappingOf(table)).toEqual(['email', null, 'groups']);
    // in another form, but the same
    expect(mappingOf(readPasted('LOGIN,team,stadt\nben@x.example,5b,Bonn').table)).toEqual(['email', null, 'groups']);
    expect(mappingOf(readPasted('Login;Team;Ort\nanna@x.example;5a;Ulm').table)).toEqual(['email', 'groups', null]);
});

it.each(['{', '[]', '{"login|team|stadt":["email","other",null]}', '{"login|team|stadt":["email"]}'])(
    'ignores what is stored as %s',
    stored => {
        local.set(PLAN_COLUMNS_KEY, stored);
        expect(mappingOf(table)).toEqual(['email', 'groups', null]);
    },
);

it('remembers the last 30 sets of headers', () => {
    const listOf = (at: number) => readPasted(`Login;Team${at};Stadt\nanna@x.example;5a;Ulm`).table;
    for (let at = 0; at <= 30; at++) keepMapping(listOf(at), ['email', null, 'note']);
    expect(mappingOf(listOf(0))).not.toContain('note');
    expect(mappingOf(listOf(1))).toEqual(['email', null, 'note']);
    expect(mappingOf(listOf(30))).toEqual(['email', null, 'note']);
});

import { describe, expect, it } from 'vitest';
import { isManagedHere, passwordProblem, profileForm, profilePatch, profileProblems } from '#customRoutes/profile/profile';
import type { Role } from '#dataProvider/types';
import { makeUser } from '../../support/builders';

describe('the link to the user management', () => {
    it.each<[Role, string | null | undefined, boolean]>([
        ['ADMIN', null, true],
        ['ADMIN', undefined, true],
        ['ADMIN', '10010', true],
        ['ADMIN', '10020', false],
        ['READER_ADMIN', null, true],
        ['READER_ADMIN', '10020', false],
        ['USER', null, false],
        ['USER', '10010', false],
    ])('for %s of 10010 signed in for %s: %s', (role, customerContext, expected) => {
        expect(isManagedHere({ role, customer: '10010', customerContext: customerContext as string | null })).toBe(expected);
    });
});

describe('editing the profile', () => {
    const admin = makeUser({ displayName: 'Anna', forename: 'Anna', surname: 'Holzmann' });
    const user = { ...admin, role: 'USER' as const };

    it.each([
        ['nothing', {}, {}],
        ['an emptied display name', { displayName: '  ' }, { displayName: 'required' }],
        ['255 emoji and spaces around', { displayName: ` ${'🪵'.repeat(255)} ` }, {}],
        ['256 characters', { displayName: 'x'.repeat(256) }, { displayName: 'tooLong' }],
        ['emptied names', { forename: '', surname: ' ' }, { forename: 'required', surname: 'required' }],
    ])('of an administrator, %s', (_what, typed, problems) => {
        expect(profileProblems({ ...profileForm(admin), ...typed }, admin)).toEqual(problems);
    });

    it('does not check what an ordinary user may not change', () => {
        expect(profileProblems({ ...profileForm(user), forename: '' }, user)).toEqual({});
    });

    it('lets a name that was always empty stay empty', () => {
        const unnamed = { ...admin, displayName: null, surname: null };
        expect(profileProblems(profileForm(unnamed), unnamed)).toEqual({});
        expect(profilePatch({ ...profileForm(unnamed), forename: 'Anne' }, unnamed)).toEqual({ forename: 'Anne' });
    });

    it('sends the trimmed names that were edited and that the role may change, and nothing if nothing changed', () => {
        const typed = { displayName: ' A. H. ', forename: ' Anne ', surname: 'Holzmann' };
        expect(profilePatch(typed, admin)).toEqual({ displayName: 'A. H.', forename: 'Anne' });
        expect(profilePatch(typed, user)).toEqual({ displayName: 'A. H.' });
        expect(profilePatch({ ...profileForm(admin), displayName: ' Anna ' }, admin)).toBeNull();
        expect(profilePatch({ ...profileForm(user), forename: 'Anne' }, user)).toBeNull();
    });
});

describe('changing the password', () => {
    it.each([
        ['', '', '', 'current'],
        ['', 'geheim', 'other', 'current'],
        [' ', '12345', '12345', 'next'],
        ['old', ' 12345 ', ' 12345 ', 'next'],
        ['old', '      ', '      ', 'next'],
        ['old', '🪵🪵🪵🪵🪵', '🪵🪵🪵🪵🪵', 'next'],
        ['old', 'geheim', 'Geheim', 'repeat'],
        ['old', 'geheim', '', 'repeat'],
        ['old', ' geheim', 'geheim ', null],
    ])('"%s", "%s", "%s": %s', (current, next, repeat, problem) => {
        expect(passwordProblem({ current, next, repeat })).toBe(problem);
    });
});

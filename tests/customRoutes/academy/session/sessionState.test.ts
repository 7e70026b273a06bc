import { describe, expect, it } from 'vitest';
import { actionsOf, stateName, stateTone } from '#customRoutes/academy/session/sessionState';
import type { SessionState } from '#customRoutes/academy/session/useAcademySession';

describe('the actions for a state', () => {
    it.each<[SessionState, string[], string[], string[]]>([
        [true, ['release', 'membership'], ['release'], ['release']],
        ['released', ['claim'], ['claim'], ['claim']],
        ['loading', [], [], []],
        ['missing', ['membership', 'refresh'], ['request', 'refresh'], ['refresh']],
        ['invalid', ['membership', 'refresh'], ['request', 'refresh'], ['refresh']],
        ['occupied', ['refresh'], ['refresh'], ['refresh']],
        ['error', ['refresh'], ['refresh'], ['refresh']],
        ['pending', ['refresh'], ['refresh'], ['refresh']],
        ['checkFailed', ['check'], ['check'], ['check']],
    ])('%j: ADMIN %j, USER %j, READER_ADMIN %j', (state, admin, user, reader) => {
        expect(actionsOf(state, 'ADMIN')).toEqual(admin);
        expect(actionsOf(state, 'USER')).toEqual(user);
        expect(actionsOf(state, 'READER_ADMIN')).toEqual(reader);
    });
});

it.each<[SessionState, string, string]>([
    [true, 'valid', 'success'],
    ['loading', 'loading', 'busy'],
    ['occupied', 'occupied', 'warning'],
    ['checkFailed', 'checkFailed', 'warning'],
])('%j has the texts of %s and the look of %s', (state, name, tone) => {
    expect(stateName(state)).toBe(name);
    expect(stateTone(state)).toBe(tone);
});

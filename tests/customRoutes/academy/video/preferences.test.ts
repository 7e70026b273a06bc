import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { keepPreferences, readPreferences } from '#customRoutes/academy/video/preferences';
import { local, PLAYER_KEY } from '#storage/storage';
import { makeUser } from '#tests/support/builders';

const signIn = (id: string) => vi.spyOn(session, 'getUser').mockReturnValue(makeUser({ id }));

beforeEach(() => {
    local.remove(PLAYER_KEY);
    signIn('u1');
    return () => vi.restoreAllMocks();
});

describe('how a person watches', () => {
    it('is kept for each person of the browser', () => {
        keepPreferences({ theatre: true, quality: 720, oldestFirst: true });
        expect(readPreferences()).toMatchObject({ theatre: true, quality: 720, speed: 1, playOn: true, oldestFirst: true });
        signIn('u2');
        expect(readPreferences()).toMatchObject({ theatre: false, quality: null, oldestFirst: false });
        keepPreferences({ speed: 1.5 });
        signIn('u1');
        expect(readPreferences()).toMatchObject({ theatre: true, quality: 720, speed: 1 });
    });

    it('what an older version stored for everybody counts until a person has chosen', () => {
        local.setJson(PLAYER_KEY, { speed: 2, captions: 'de' });
        expect(readPreferences()).toMatchObject({ speed: 2, captions: 'de' });
        keepPreferences({ speed: 1 });
        expect(readPreferences()).toMatchObject({ speed: 1, captions: 'de' });
        signIn('u2');
        expect(readPreferences()).toMatchObject({ speed: 2, captions: 'de' });
    });

    it('invalid values are the defaults, and a storage that refuses loses nothing of this page', () => {
        local.setJson(PLAYER_KEY, { u1: { speed: 'fast', volume: 7, quality: -1, theatre: 'yes', pageKeys: 0 } });
        expect(readPreferences()).toMatchObject({ speed: 1, volume: 1, quality: null, theatre: false, pageKeys: true });
        const refuse = vi.spyOn(local, 'setJson').mockReturnValue(false);
        keepPreferences({ theatre: true });
        expect(readPreferences().theatre).toBe(true);
        refuse.mockRestore();
        keepPreferences({ theatre: false });
        expect(readPreferences().theatre).toBe(false);
    });
});

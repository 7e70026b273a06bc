import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '../../authProvider/session';
import { markSeen, noteActive, seenActive, seenAt, subscribeSeen } from '../../src/tickets/seen';
import { makeUser } from '../support/builders';

/** What a person has seen of tickets, in this browser (TICKET-7). */

const signIn = (id: string): void => {
    session.begin('token');
    session.setUser(makeUser({ id }), session.getToken());
};

beforeEach(() => signIn('anna'));

describe('the tickets that were seen active', () => {
    it('are those noted and not forgotten, of each person alone', () => {
        noteActive(['t1', 't2']);
        noteActive(['t1'], false);
        noteActive(['t9'], false);
        expect(seenActive()).toEqual(['t2']);
        signIn('ann');
        expect(seenActive()).toEqual([]);
        noteActive(['t3']);
        expect(seenActive()).toEqual(['t3']);
        signIn('anna');
        expect(seenActive()).toEqual(['t2']);
    });

    it('are the six noted last', () => {
        vi.useFakeTimers();
        for (let number = 1; number <= 8; number += 1) {
            vi.setSystemTime(number * 60_000);
            noteActive([`t${number}`]);
        }
        vi.useRealTimers();
        expect(seenActive()).toEqual(['t8', 't7', 't6', 't5', 't4', 't3']);
    });

    it('are written once, and apart from the messages that were seen', () => {
        const heard = vi.fn();
        const stop = subscribeSeen(heard);
        noteActive(['t1']);
        noteActive(['t1']);
        expect(heard).toHaveBeenCalledOnce();
        markSeen('t1', 50);
        stop();
        expect([seenAt('t1'), seenActive()]).toEqual([50, ['t1']]);
        noteActive(['t1'], false);
        expect(seenAt('t1')).toBe(50);
    });

    it('are known to the tab if the storage refuses them', () => {
        const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
            throw new Error('full');
        });
        noteActive(['t1', 't2']);
        markSeen('t2', 50);
        noteActive(['t1'], false);
        expect([seenActive(), seenAt('t2')]).toEqual([['t2'], 50]);
        refused.mockRestore();
        noteActive(['t2'], false);
        expect(seenActive()).toEqual([]);
    });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { counting, highest, highestOfYear, periodsOf, stepTimes } from '#src/seats/overTime/curve';
import { readUse } from '#src/seats/overTime/use';
import { atOnce } from '#src/shared/sliced';
import type { Contract, Licence } from '#dataProvider/types';
import { figuring, namedBy } from '../../customRoutes/renewal/figures';
import { startMockServer } from './support';

/**
 * The curve and the sheet (SEAT-6, RENEWAL-2) against the state of the mock: each figure is computed a second time, by another program, which looks at
 * every seat at every moment instead of going through the changes.
 */

const NOW_MS = Date.UTC(2026, 5, 15, 12);
const NOW = NOW_MS / 1000;
const DAY = 86_400;
const ADMIN = 'admin@holzmann.example';
const LICENCES = ['10010101', '10010102', '10010103', '10010104', '10010105', '10010106', '10010190'];

interface StoredSeat {
    keyId: string;
    machineName: string;
    active: boolean;
    activated: number | null;
    deactivated: number | null;
}

/** Whether a seat is in use at a moment. */
const runs = ({ active, activated, deactivated }: StoredSeat, time: number): boolean => {
    if (active) return activated === null ? time >= NOW : time >= activated;
    return activated !== null && deactivated !== null && time >= activated && time < deactivated;
};

/** The most keys and machines at once in a time, of which the end does not count. */
function most(seats: readonly StoredSeat[], from: number, to: number) {
    const moments = [from, ...seats.flatMap(({ activated }) => activated ?? NOW).filter(time => time > from && time < to)];
    const at = (time: number, nameOf: (seat: StoredSeat) => string): number =>
        new Set(seats.filter(seat => runs(seat, time)).map(nameOf)).size;
    return {
        keys: Math.max(...moments.map(time => at(time, ({ keyId }) => keyId))),
        machines: Math.max(...moments.map(time => at(time, ({ machineName }) => machineName))),
    };
}

const midnight = (time: number, days: number): number => {
    const date = new Date(time * 1000);
    date.setHours(0, 0, 0, 0);
    date.setDate(date.getDate() + days);
    return date.getTime() / 1000;
};
const yearAgo = (): number => {
    const date = new Date(midnight(NOW, 0) * 1000);
    date.setFullYear(date.getFullYear() - 1);
    return date.getTime() / 1000;
};

describe.each([['full'], ['basic']] as const)('on a %s server', odata => {
    const mock = startMockServer({ clock: () => NOW_MS, odata, scale: 1_200 });

    /** What is not in the seed: an entry without times, one of two machines of a key, a key of a person who never activated the account. */
    function change(): void {
        const { seats, keys, users } = mock.state();
        const own = seats.filter(({ licenceId }) => licenceId === '10010101');
        own.slice(0, 2).forEach(seat => Object.assign(seat, { activated: null }));
        Object.assign(own[2]!, { active: true, activated: NOW - 40 * DAY, deactivated: null });
        seats.push({ ...own[2]!, id: 'second', machineName: 'WS-SECOND', activated: NOW - 20 * DAY });
        Object.assign(own[3]!, { active: false, activated: null, deactivated: NOW - 5 * DAY });
        const held = keys.filter(({ licenceId, userId }) => licenceId === '10010101' && userId !== null);
        held.slice(4, 7).forEach(({ userId }) =>
            Object.assign(
                users.find(({ id }) => id === userId)!,
                { active: false },
            ),
        );
    }

    it('the steps, periods and the highest of the year are those of the seats', async () => {
        change();
        const { provider } = await mock.signedIn(ADMIN);
        for (const id of LICENCES) {
            const { seats } = await readUse(provider, id, { depth: 'dates' });
            const stored = mock.state().seats.filter(({ licenceId }) => licenceId === id);
            expect(seats).toHaveLength(stored.length);
            const changes = atOnce(counting(seats, NOW));
            expect(highestOfYear(changes, NOW), id).toEqual(most(stored, yearAgo(), NOW + 1));
            const times = stepTimes(midnight(NOW, -29), NOW);
            expect(times).toEqual([...Array.from({ length: 30 }, (_, day) => midnight(NOW, day - 29)), NOW + 1]);
            const second = times.slice(0, -1).map((from, at) => most(stored, from, times[at + 1] ?? NOW));
            expect(highest(changes, times), id).toEqual(second);
            const months = periodsOf(changes, 'year', NOW);
            expect(months).toHaveLength(13);
            const [june, may] = months;
            expect(june).toMatchObject({ id: '2026-06', ...most(stored, new Date(2026, 5, 1).getTime() / 1000, NOW + 1) });
            const ofMay = most(stored, new Date(2026, 4, 1).getTime() / 1000, new Date(2026, 5, 1).getTime() / 1000);
            expect(may).toMatchObject({ id: '2026-05', ...ofMay });
        }
    });

    it('the figures of the sheet are those of keys, users and seats', async () => {
        change();
        const { provider } = await mock.signedIn(ADMIN);
        const state = mock.state();
        const contracts = (await provider.getEvery('contracts', {})) as Contract[];
        for (const id of LICENCES) {
            const { data: licence } = await provider.getOne<Licence>('licences', { id });
            const row = atOnce(figuring({ licence, ...(await readUse(provider, id, { depth: 'people' })) }, contracts, NOW));
            const keys = state.keys.filter(({ licenceId }) => licenceId === id);
            const seats = state.seats.filter(({ licenceId }) => licenceId === id);
            const off = keys.filter(key => !seats.some(({ keyId, active }) => keyId === key.id && active));
            const lost = keys.filter(({ expire }) => expire !== null && expire < NOW);
            const nobody = keys.filter(({ userId, sharedWith = [] }) => userId === null && sharedWith.length === 0);
            const never = keys.filter(({ userId }) => state.users.some(user => user.id === userId && !user.active));
            expect(row, id).toEqual({
                id,
                name: licence.name,
                count: state.licences.find(one => one.id === id)?.count,
                given: keys.length,
                withoutUser: nobody.length,
                expired: lost.length,
                neverActivated: never.length,
                noMachine: off.length,
                highest: most(seats, yearAgo(), NOW + 1).keys,
                unused: off.filter(key => nobody.includes(key) || lost.includes(key) || never.includes(key)).length,
                perYear:
                    id === '10010103'
                        ? [{ currency: 'EUR', price: 990 }]
                        : id === '10010104'
                          ? [{ currency: 'EUR', price: 1490 }]
                          : [],
            });
        }
        const named = contracts.map(contract => [contract.id, namedBy(contract)]);
        expect(Object.fromEntries(named)).toMatchObject({ c1: [], c2: ['10010104', '10010103'], c3: [] });
        const pcad = state.keys.filter(({ licenceId, userId }) => licenceId === '10010101' && userId !== null);
        expect(pcad.length).toBeGreaterThan(7);
    });
});

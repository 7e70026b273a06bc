import { describe, expect, it } from 'vitest';
import { createDataProvider, pageOf } from '../../dataProvider';
import { fakeClient, type FakeCall } from '../support/fakeClient';

const counted = (rows: object[], count = rows.length) => ({ '@odata.count': count, value: rows });

describe('a search for an id', () => {
    const seat = (id: string, keyId: string, machineName = 'WS') => ({ id, keyId, machineName, active: true });
    const seats = [seat('s1', 'k1'), seat('s2', 'k12'), seat('s3', 'k123', 'k1-machine'), seat('s4', 'k1')];
    const search = (q: string) => ({ meta: { licence: 'l1' }, filter: { q }, pagination: { page: 1, perPage: 25 } });

    it('finds only the rows of that id if any has it, otherwise rows that contain the term', async () => {
        const { client } = fakeClient({ 'GET licences/l1/seats': counted(seats) });
        const provider = createDataProvider({ client });
        const whole = await provider.getCollection('seats', { meta: { licence: 'l1' } });
        const found = async (q: string) =>
            pageOf(whole, 'seats', search(q))
                ?.data.map(({ id }) => id as string)
                .sort();
        expect(await found('k1')).toEqual(['s1', 's4']);
        expect(await found('k12')).toEqual(['s2']);
        expect(await found('k')).toEqual(['s1', 's2', 's3', 's4']);
        expect(await found('k12, machine')).toEqual(['s2', 's3']);
    });

    it('queries the server for the id first if not all rows are loaded', async () => {
        const fake = fakeClient({
            'GET licences/l1/seats': ({ path }: FakeCall) => {
                const filter = new URL(path, 'http://api.example').searchParams.get('$filter');
                if (filter === null) return counted([], 600);
                if (filter === "KeyId eq 'k1'") return counted([seat('s1', 'k1')]);
                return filter.includes(' eq ') ? counted([]) : counted([seat('s2', 'k12')]);
            },
        });
        const provider = createDataProvider({ client: fake.client });
        const found = async (q: string) => (await provider.getList('seats', search(q))).data.map(({ id }) => id as string);
        expect(await found('k1')).toEqual(['s1']);
        expect(fake.calls).toHaveLength(1);
        expect(await found('k12x')).toEqual(['s2']);
        expect(fake.calls).toHaveLength(3);
    });
});

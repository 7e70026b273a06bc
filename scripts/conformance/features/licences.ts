import { countOf } from '#dataProvider/odata/read';
import type { Key, Licence, Seat } from '#dataProvider/types';
import { checkCollection, checkFields, checkRecord } from '../collection';
import type { Feature, Kit } from '../kit';
import { EXPORTS, STATES } from '../portalReads';

/** Licences, keys and seats (LICENCE-1 to LICENCE-11, KEY-1 to KEY-10, SEAT-1 to SEAT-5). */

/** A licence with as many rows of that kind as possible, read as its page does. */
async function fullest(kit: Kit, relation: 'keys' | 'seats'): Promise<Licence | undefined> {
    const rows = (await kit.attempt(() => kit.provider.getCollection('licences', {})))?.rows as Licence[] | null | undefined;
    const used = [...(rows ?? [])].sort((a, b) => b.count_active_licences - a.count_active_licences);
    const read: Licence[] = [];
    for (const { id } of used.slice(0, relation === 'seats' ? 4 : 1)) {
        const answer = await kit.attempt(() => kit.provider.getOne<Licence>('licences', { id }));
        if (answer) read.push(answer.data);
    }
    return read.sort((a, b) => countOf(b, relation) - countOf(a, relation))[0];
}

/** The number on a licence's page of the rows in the list to which it leads. */
const counted = (licence: Licence, relation: 'keys' | 'seats' | 'users') => [countOf(licence, relation), relation] as const;

export const licences: Feature = {
    id: 'licences',
    title: 'Licences',
    async check(kit) {
        const rows = await checkCollection<Licence>(kit, 'licences');
        const [licence] = rows ?? [];
        if (!licence) return;
        await checkFields(kit, 'licences', EXPORTS.licences ?? {});
        if (!kit.isAdmin()) return;
        await checkRecord(kit, 'licences', licence.id);
        await kit.attempt(() => kit.provider.getLicenceModules({ licence: licence.id }));
        const full = await fullest(kit, 'keys');
        if (!full) return;
        await checkCollection(kit, 'users', { meta: { licence: full.id }, counted: counted(full, 'users') });
    },
};

export const keys: Feature = {
    id: 'keys',
    title: 'Keys',
    async check(kit) {
        const own = kit.user?.id ?? '';
        await checkCollection(kit, 'keys', { meta: { user: own } });
        if (!kit.isAdmin()) return;
        const licence = await fullest(kit, 'keys');
        if (!licence) {
            kit.notChecked('keys of a licence: there is no licence');
            return;
        }
        const meta = { licence: licence.id };
        const rows = await checkCollection<Key>(kit, 'keys', { meta, counted: counted(licence, 'keys') });
        await checkFields(kit, 'keys', { meta, ...EXPORTS.keys });
        await checkFields(kit, 'keys', { meta, ...STATES.keys });
        await kit.attempt(() => kit.provider.getEvery('keys', { meta }));
        const [key] = rows ?? [];
        if (!key) return;
        await checkRecord(kit, 'keys', key.id);
        await checkCollection(kit, 'users', { meta: { key: key.id }, plain: true });
    },
};

export const seats: Feature = {
    id: 'seats',
    title: 'Seats',
    async check(kit) {
        if (!kit.isAdmin()) {
            kit.notChecked('seats: they are for administrators');
            return;
        }
        const licence = await fullest(kit, 'seats');
        if (!licence) {
            kit.notChecked('seats: there is no licence');
            return;
        }
        const meta = { licence: licence.id };
        const rows = await checkCollection<Seat>(kit, 'seats', { meta, counted: counted(licence, 'seats') });
        await checkFields(kit, 'seats', { meta, ...EXPORTS.seats });
        await checkFields(kit, 'seats', { meta, ...STATES.seats });
        const [seat] = rows ?? [];
        if (!seat) return;
        await kit.attempt(() => kit.client(`licences/${licence.id}/seats/${encodeURIComponent(seat.id)}`));
        // Right before a key is deleted that nobody uses (FREE-3).
        const { keyId } = seat;
        const ofKey = await kit.attempt(() => kit.provider.getList<Seat>('seats', { filter: { keyId }, meta }));
        if (ofKey?.data.some(one => one.keyId !== keyId)) kit.find('filter-ignored', 'seats of other keys');
        const user = rows?.find(({ userId }) => userId !== null)?.userId;
        if (typeof user !== 'string') return;
        const machines = await kit.attempt(() => kit.provider.getList<Seat>('seats', { filter: { userId: user }, meta }));
        if (machines?.data.some(({ userId }) => userId !== user)) kit.find('filter-ignored', 'machines of other users');
    },
};

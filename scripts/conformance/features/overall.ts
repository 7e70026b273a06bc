import { countOf, readCollection } from '#dataProvider/odata/read';
import type { Key, Licence } from '#dataProvider/types';
import { checkCollection, checkFields } from '../collection';
import type { Feature } from '../kit';
import { FINDER, PRODUCTS, WHO_HAS_WHAT } from '../portalReads';

/** What reads several kinds of records at once: dashboard, finder, who has what (DASH-6, FIND-2, EXPORT-5). */

export const dashboard: Feature = {
    id: 'dashboard',
    title: 'Dashboard',
    async check(kit) {
        // of users and keys it first reads only the number, with a call that returns no rows
        if (!kit.isAdmin()) kit.notChecked('the numbers of users and keys: they are for administrators');
        const names = kit.isAdmin() ? (['users', 'keys'] as const) : [];
        const list = (name: (typeof names)[number], perPage: number) =>
            kit.attempt(() => kit.provider.getList(name, { pagination: { page: 1, perPage } }));
        for (const name of names) {
            const count = await list(name, 0);
            const counted = kit.wire.last();
            const isNone = count?.total === 0 && (await list(name, 1))?.data.length === 0;
            if (isNone) kit.notChecked(`${name}: there are none`);
            else if (counted && readCollection(counted.json).count === 0) kit.find('count-of-page', `${name}: 0 rows`, counted);
            else if (count) kit.checked();
        }
    },
};

export const finder: Feature = {
    id: 'finder',
    title: 'Finder',
    async check(kit) {
        if (!kit.isAdmin()) {
            await checkCollection(kit, 'keys', { meta: { user: kit.user?.id }, plain: true });
            return;
        }
        const licences = await kit.attempt(() => kit.provider.getCollection('licences', { meta: { expand: [FINDER.machines] } }));
        const keys = await checkCollection<Key>(kit, 'keys', { meta: { expand: FINDER.keyRelations } });
        const product = keys?.find(key => PRODUCTS.some(known => known === key.product))?.product;
        if (product !== undefined) {
            const filter = { product: [...PRODUCTS], q: 'a' };
            const meta = { expand: FINDER.keyRelations };
            await kit.attempt(() => kit.provider.getList('keys', { pagination: { page: 1, perPage: 5 }, filter, meta }));
        }
        const rows = (licences?.rows ?? []) as Licence[];
        const large = [...rows].sort((a, b) => countOf(b, 'seats') - countOf(a, 'seats'))[0];
        if (rows.length > 0) kit.checked();
        if (!large || countOf(large, 'seats') === 0) {
            kit.notChecked('machines: there are none');
            return;
        }
        const meta = { licence: large.id, names: true };
        await kit.attempt(() => kit.provider.getList('seats', { pagination: { page: 1, perPage: 5 }, filter: { q: 'a' }, meta }));
    },
};

export const whoHasWhat: Feature = {
    id: 'who-has-what',
    title: 'Export "who has what"',
    async check(kit) {
        if (!kit.isAdmin()) {
            kit.notChecked('who has what: it is for administrators');
            return;
        }
        await checkFields(kit, 'licences', WHO_HAS_WHAT.licences);
        await checkFields(kit, 'keys', WHO_HAS_WHAT.keys);
        await checkFields(kit, 'users', WHO_HAS_WHAT.users);
    },
};

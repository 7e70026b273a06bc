import { createI18nProvider, loadMessages } from '#i18n/index';
import { mergeTexts } from '#i18n/merge';
import why from '#i18n/en/why';
import type { Translate } from '#i18n/useT';
import type { Words } from '#customRoutes/why/facts/fact';
import type { About, Known, ReadName, Reads } from '#customRoutes/why/known';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeSeat, makeUser } from '../../support/builders';

/** A person for whom everything is in order, and causes of the opposite. */

/** 2026-11-26, 12:00 UTC, in epoch seconds */
export const NOW = 1795694400;
const DAY = 86_400;
export const YESTERDAY = NOW - DAY;

const provider = createI18nProvider('en', mergeTexts([await loadMessages('en'), why]));
const utc = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

export const words: Words = {
    t: provider.translate as Translate,
    name: 'Anna Engel',
    language: 'en',
    day: utc,
    since: utc,
    list: names => names.join(', '),
    product: id => id ?? 'everything',
};

export const licence = makeLicence({ id: 'l1', name: 'Planning', modules: [{ id: 126, label: 'CAM' }] });
export const automatic = makeLicence({ id: '10010720', name: 'Free academy', product: 'academy', expire: 253402300799 });
export const academy = makeLicence({ id: 'l5', name: 'Academy', product: 'academy' });
export const key = makeKey({
    id: 'k1',
    licenceId: 'l1',
    label: 'Workshop',
    users: [{ id: 'u2', email: 'anna@x', alias: 'Anna' }],
});
const everybody = makeCloudGroup({ id: 'g1', label: 'Everybody', autoAdd: true });

/** All is in order: Anna has a key of pCAD, CAM and the cloud. */
export const fine = (): Known => ({
    person: makeUser({
        id: 'u2',
        role: 'USER',
        alias: 'Anna Engel',
        cam: true,
        cloud: { access: true, featureLevel: 1, quota: 10 },
        cloudGroups: [everybody],
    }),
    customer: makeCustomer(),
    keys: [key],
    licences: [licence],
    groups: [everybody, makeCloudGroup({ id: 'g2', label: 'Showroom' })],
    applications: [
        { id: 'pcad', label: 'pCAD', documents: [], downloads: [{ href: 'https://x/a', languages: ['de', 'en'] }], links: [] },
        { id: 'cam', label: 'CAM', documents: [], downloads: [], links: [{ href: 'https://x/cam', languages: [] }] },
    ],
    holders: new Map(),
});

export const seat = makeSeat({ id: 's1', keyId: 'k1', licenceId: 'l1', userId: 'u2', machineName: 'WS-KUECHE-03' });

export const about = (fields: Partial<About> = {}): About => ({ product: 'pcad', isOwn: false, now: NOW, ...fields });

/** The reads, with those that failed. */
export const readsOf = (known: Known, ...failed: ReadName[]): Reads => ({
    ...known,
    ...Object.fromEntries(failed.map(name => [name, 'failed'])),
});

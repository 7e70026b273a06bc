import {
    JAN,
    lendModule,
    licenceIn,
    machine,
    OTHER,
    personIn,
    RELEASE_CODE,
    ROOMS,
    withoutKeys,
    yesterday,
    type Given,
    type Seed,
} from './seed';

/** What can be wrong with the machine, the cloud, CAM, the application and the academy. */

const CAM_MODULE = { id: 126, label: 'CAM' };

const locked = (given: Given, userId: string): void => {
    given.key.licenceType = 'nl';
    machine(given, userId, { licenceType: 'nl', releaseCode: RELEASE_CODE });
};

const groupIn = ({ state }: Given, id: string) => state.cloudGroups.find(group => group.id === id)!;

const lackGroup = (given: Given, id: string, label: string): void => {
    const group = groupIn(given, id);
    Object.assign(group, { autoAdd: true, label, userIds: group.userIds.filter(user => user !== JAN) });
};

const withoutModule = ({ state }: Given): void => {
    for (const licence of state.licences) licence.modules = (licence.modules ?? []).filter(({ id }) => id !== CAM_MODULE.id);
};

const giveModule = ({ licence }: Given): void => {
    licence.modules = [...(licence.modules ?? []), CAM_MODULE];
};

const application = ({ state }: Given) => state.applications.find(({ id }) => id === 'pcad');

/** The academy is asked again: what it said when it led here is no longer known. */
const again = (): void => undefined;

export const OTHER_SEEDS: Readonly<Record<string, Seed>> = {
    'somebody else’s machine holds the key': { bring: given => machine(given, OTHER), names: 'WS-7' },
    'somebody else’s machine holds a node-locked key': { bring: given => locked(given, OTHER), names: 'WS-7' },
    'one’s own machine holds the key': { bring: given => machine(given, JAN), names: 'WS-7' },
    'one’s own machine holds a node-locked key': { bring: given => locked(given, JAN), names: 'WS-7' },
    'no cloud access': {
        bring: given => {
            personIn(given).cloud.access = false;
        },
        mend: given => {
            personIn(given).cloud.access = true;
        },
    },
    'not in the default group': { bring: given => lackGroup(given, 'g101', 'Everybody'), choice: 'Everybody', own: 'nothing' },
    'in one of two default groups': { bring: given => lackGroup(given, 'g104', 'Showroom'), choice: 'Showroom', own: 'nothing' },
    'CAM without its module': { bring: withoutModule, mend: giveModule },
    'the module is in a licence that has expired': {
        bring: given => {
            withoutModule(given);
            lendModule(given);
            licenceIn(given, ROOMS).expire = yesterday();
        },
        mend: giveModule,
    },
    'CAM is not enabled, and is asked for': {
        bring: given => {
            personIn(given).cam = false;
        },
        mend: given => {
            personIn(given).cam = true;
        },
    },
    'no application is offered': {
        bring: given => {
            const pcad = application(given);
            if (pcad) pcad.id = 'other';
        },
        mend: ({ state }) => {
            const pcad = state.applications.find(({ id }) => id === 'other');
            if (pcad) pcad.id = 'pcad';
        },
    },
    'the application has nothing to download': {
        bring: given => Object.assign(application(given) ?? {}, { downloads: [], links: [] }),
        mend: given =>
            Object.assign(application(given) ?? {}, { links: [{ label: 'pCAD', href: 'https://x.example/', languages: [] }] }),
    },
    'the academy is used on another device': { bring: again, mend: again },
    'the academy found no key': {
        bring: given => withoutKeys(given, 'academy'),
        mend: ({ state, key }) => {
            if (state.keys.some(({ id }) => id === 'k-academy')) return;
            state.keys.push({ ...key, id: 'k-academy', licenceId: '10010108', product: 'academy' });
        },
        then: ['page academy'],
    },
    'the academy found no key, which is in order since': { bring: again, mend: again },
    'the key has expired, and its licence cannot be found': {
        bring: given => {
            lendModule(given);
            given.key.expire = yesterday();
            given.licence.customerId = '10020';
        },
        mend: ({ key, licence }) => {
            key.expire = null;
            licence.customerId = '10010';
        },
    },
    'one product of several': {
        bring: ({ state }) => {
            state.keys = state.keys.filter(({ userId, product }) => userId !== JAN || ['pcad', 'rooms'].includes(product));
            const rooms = state.keys.find(({ userId, product }) => userId === JAN && product === 'rooms')!;
            rooms.expire = yesterday();
            state.seats = state.seats.filter(({ keyId }) => keyId !== rooms.id);
        },
    },
};

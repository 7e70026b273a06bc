import {
    allGiven,
    FIELD,
    fill,
    full,
    JAN,
    lendModule,
    licenceIn,
    nowSeconds,
    OTHER,
    personIn,
    PUPIL,
    withField,
    withoutContracts,
    withoutKeys,
    yesterday,
    type Given,
    type Seed,
} from './seed';

/** What can be wrong with the account, the key and the licence. */

const AUTOMATIC = '10010720';
const giveBack = ({ state, key }: Given): void => void state.keys.push({ ...key, userId: JAN, expire: null });
const addKey = 'user addLicences';
const planning = 'CAD Planung';

const noLicence: Pick<Seed, 'bring' | 'mend' | 'own'> = {
    bring: given => {
        withoutKeys(given, 'pcad');
        given.licence.product = 'rooms';
    },
    mend: given => {
        given.licence.product = 'pcad';
        giveBack(given);
    },
};

const licenceExpired: Pick<Seed, 'bring' | 'mend'> = {
    bring: given => {
        lendModule(given);
        given.licence.expire = yesterday();
    },
    mend: ({ licence }) => {
        licence.expire = null;
    },
};

const before =
    (first: (given: Given) => void, { bring }: Pick<Seed, 'bring'>) =>
    (given: Given): void => {
        first(given);
        bring(given);
    };

export const KEY_SEEDS: Readonly<Record<string, Seed>> = {
    'the account is not activated': {
        bring: given => {
            personIn(given).active = false;
        },
        own: null,
    },
    'a guest is not activated': {
        bring: given => Object.assign(personIn(given), { active: false, customer: '10020', customers: ['10020', '10010'] }),
        mend: given => {
            personIn(given).active = true;
        },
        own: null,
    },
    'no key, some left': { bring: given => withoutKeys(given, 'pcad'), choice: planning },
    'no key, some left in one of two licences': {
        bring: given => {
            full(given);
            withField(given);
            given.field.count = given.state.keys.filter(key => key.licenceId === FIELD).length + 1;
        },
        choice: 'CAD Außendienst',
        picks: true,
    },
    'no key, and no licence': noLicence,
    'no licence, and no contracts in the portal': { ...noLicence, bring: before(withoutContracts, noLicence) },
    'a school has nothing but the automatic licence': {
        person: PUPIL,
        bring: given => {
            withoutKeys(given, 'academy', PUPIL);
            given.state.licences = given.state.licences.filter(
                ({ id, customerId, product }) => customerId !== '10030' || product !== 'academy' || id === '10030720',
            );
        },
        mend: ({ state }) => {
            const automatic = licenceIn({ state }, '10030720');
            state.licences.push({ ...automatic, id: '10030801', name: 'Academy', expire: null });
            const [example] = state.keys.filter(key => key.customerId === '10030');
            if (!example) throw new Error('The school has no keys.');
            const fields = { id: 'k-school', licenceId: '10030801', product: 'academy', userId: PUPIL, expire: null };
            state.keys.push({ ...example, ...fields });
        },
    },
    'no key of anything': { bring: given => withoutKeys(given), choice: planning, picks: true },
    'the key has expired': {
        bring: ({ key }) => {
            key.expire = yesterday();
        },
    },
    'the key expired a second ago': {
        bring: ({ key }) => {
            key.expire = nowSeconds() - 1;
        },
    },
    'all keys have expired': {
        bring: given => {
            withField(given);
            given.key.expire = yesterday();
            given.state.keys.push({ ...given.key, id: 'k-second', licenceId: FIELD });
        },
    },
    'the key of the automatic licence has expired': {
        bring: given => {
            const { state, key } = given;
            state.licences.push({ ...licenceIn(given, '10020720'), id: AUTOMATIC, customerId: '10010' });
            withoutKeys(given, 'academy');
            state.keys.push({ ...key, id: 'k-free', licenceId: AUTOMATIC, product: 'academy', expire: yesterday() });
        },
        then: [addKey],
        choice: 'Academy Team',
        picks: true,
    },
    'the licence has expired': licenceExpired,
    'the licence is not active': {
        bring: given => {
            lendModule(given);
            given.licence.active = false;
        },
        mend: ({ licence }) => {
            licence.active = true;
        },
    },
    'the licence has expired, and there are no contracts in the portal': {
        ...licenceExpired,
        bring: before(withoutContracts, licenceExpired),
    },
    'no key, and the licence has expired': {
        ...licenceExpired,
        bring: before(given => withoutKeys(given, 'pcad'), licenceExpired),
        then: [addKey],
        choice: planning,
        own: 'key',
    },
    'no key, and none left': {
        bring: given => full(given),
        mend: ({ licence }) => {
            licence.count += 1;
        },
        then: [addKey],
        choice: planning,
        own: 'key',
    },
    'none left, but one without a user': {
        bring: given => full(given, { userId: null, expire: null, label: 'Spare' }),
        choice: planning,
        own: 'key',
    },
    'none left, but one that has expired': {
        bring: given => full(given, { userId: OTHER, expire: yesterday(), label: 'Old' }),
        names: 'Old',
        then: [addKey],
        choice: planning,
        own: 'key',
    },
    'none left, one without a user and one that has expired': {
        bring: given =>
            full(given, { userId: null, expire: null, label: 'Spare' }, { userId: OTHER, expire: yesterday(), label: 'Old' }),
        choice: planning,
        own: 'key',
    },
    'an expired key that nobody has is deleted before one that somebody has': {
        bring: given =>
            full(
                given,
                { userId: OTHER, expire: yesterday(), label: 'Old' },
                { userId: null, expire: yesterday(), label: 'Nobody' },
            ),
        names: 'Nobody',
        then: [addKey],
        choice: planning,
        own: 'key',
    },
    'none left in two licences': {
        bring: given => {
            withField(given);
            allGiven(given, FIELD);
            full(given, { licenceId: FIELD, userId: null, expire: null, label: 'Spare' });
            fill(given);
        },
        choice: 'CAD Außendienst',
        own: 'key',
    },
};

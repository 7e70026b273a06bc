import type { MockState } from '#mock-server/rows/state';

/** What stops Jan from using a product, as changes of the mock's state. */

export const JAN = 'u102';
const OTHER = 'u104';
const PLANNING = '10010101';
const AUTOMATIC = '10010720';
export const RELEASE_CODE = 'A1B2-C3D4-E5F6-G7H8';

type KeyRow = MockState['keys'][number];

const yesterday = (): number => Math.floor(Date.now() / 1000) - 86_400;

function withoutKey(state: MockState): void {
    state.keys = state.keys.filter(key => key.userId !== JAN || key.product !== 'pcad');
}

/** No keys are left in any licence. */
function fill({ licences, keys }: MockState): void {
    for (const licence of licences) licence.count = keys.filter(key => key.licenceId === licence.id).length;
}

function machineOfOther({ seats }: MockState, { id, licenceId }: KeyRow, more: object = {}): void {
    const seat = seats.find(one => one.licenceId === licenceId);
    Object.assign(seat ?? {}, { keyId: id, userId: OTHER, active: true, machineName: 'WS-7', ...more });
}

/** Each changes a state in which all is in order: Jan has one key of the product's one licence, on no machine. */
const CAUSES = {
    account: ({ users }: MockState) => {
        Object.assign(users.find(({ id }) => id === JAN) ?? {}, { active: false });
    },
    noKey: withoutKey,
    keyExpired: (_state: MockState, key: KeyRow) => {
        key.expire = yesterday();
    },
    spareKey: (state: MockState, key: KeyRow) => {
        key.userId = null;
        fill(state);
    },
    expiredKeyOfOther: (state: MockState, key: KeyRow) => {
        withoutKey(state);
        state.keys = state.keys.filter(({ userId, product }) => userId !== null || product !== 'pcad');
        state.keys.push({ ...key, userId: OTHER, expire: yesterday() });
        fill(state);
    },
    machine: (state: MockState, key: KeyRow) => machineOfOther(state, key),
    machineWithCode: (state: MockState, key: KeyRow) => {
        key.licenceType = 'nl';
        machineOfOther(state, key, { licenceType: 'nl', releaseCode: RELEASE_CODE });
    },
    group: ({ cloudGroups }: MockState) => {
        const group = cloudGroups.find(({ customerId }) => customerId === '10010');
        Object.assign(group ?? {}, { autoAdd: true, label: 'Everybody', userIds: [] });
    },
    automaticExpired: (state: MockState, key: KeyRow) => {
        const [example] = state.licences.filter(({ id }) => id.endsWith('720'));
        if (example) state.licences.push({ ...example, id: AUTOMATIC, customerId: '10010' });
        state.keys = state.keys.filter(one => one.userId !== JAN || one.product !== 'academy');
        state.keys.push({ ...key, id: 'k-free', licenceId: AUTOMATIC, product: 'academy', expire: yesterday() });
    },
} as const;

export type CauseId = keyof typeof CAUSES;

/** Changes the seed's state so that this alone stops Jan. */
export function bringAbout(state: MockState, cause: CauseId): void {
    const key = state.keys.find(one => one.userId === JAN && one.licenceId === PLANNING);
    if (!key) throw new Error('Jan has no key in the seed.');
    withoutKey(state);
    state.licences = state.licences.filter(({ id, product }) => product !== 'pcad' || id === PLANNING);
    state.keys.push(Object.assign(key, { expire: null }));
    state.seats = state.seats.filter(({ keyId }) => keyId !== key.id);
    CAUSES[cause](state, key);
}

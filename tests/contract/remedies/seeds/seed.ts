import type { MockState } from '#mock-server/rows/state';

/** The state of a mock server in which one thing stops a person, by the names of the causes (`tests/customRoutes/why/causes`). */

export const JAN = 'u102';
/** a school's pupil, whose licence is the automatic one */
export const PUPIL = 'u109';
export const OTHER = 'u104';
export const PLANNING = '10010101';
export const FIELD = '10010109';
export const ROOMS = '10010103';
export const RELEASE_CODE = 'A1B2-C3D4-E5F6-G7H8';
const CUSTOMER = '10010';

export type KeyRow = MockState['keys'][number];
export type LicenceRow = MockState['licences'][number];

export interface Given {
    state: MockState;
    /** Jan's only key of the product, in its only licence */
    key: KeyRow;
    licence: LicenceRow;
    /** another licence of the product, which is not there */
    field: LicenceRow;
}

export interface Seed {
    bring(given: Given): void;
    /** what others do about it: the person, another administrator or the provider; omitted if the page's button is all */
    mend?(given: Given): void;
    /** what stands first after that, each remedied in turn */
    then?: readonly string[];
    /** the licence or group that is chosen in the dialog; preselected unless `picks` */
    choice?: string;
    picks?: true;
    /** what the person sees first, if it is not what an administrator does; `nothing` is seen, or null: they cannot sign in */
    own?: string | null;
    /** what the remedy's name contains, e.g. the key that is deleted */
    names?: string;
    /** whom it stops, if not Jan */
    person?: typeof PUPIL;
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
export const yesterday = (): number => nowSeconds() - 86_400;

export const personIn = ({ state }: Pick<Given, 'state'>, id: string = JAN) => state.users.find(user => user.id === id)!;
const customerIn = ({ state }: Pick<Given, 'state'>, id: string = CUSTOMER) => state.customers.find(row => row.id === id)!;
export const licenceIn = ({ state }: Pick<Given, 'state'>, id: string) => state.licences.find(row => row.id === id)!;

/** Takes a person's keys away: those of a product, or all. */
export function withoutKeys({ state }: Given, product?: string, person: string = JAN): void {
    state.keys = state.keys.filter(key => key.userId !== person || (product !== undefined && key.product !== product));
}

/** No keys are left in any licence of the customer. */
export function fill({ state: { licences, keys } }: Given): void {
    for (const licence of licences.filter(({ customerId }) => customerId === CUSTOMER)) {
        licence.count = keys.filter(key => key.licenceId === licence.id).length;
    }
}

/** Each key of a licence has a user, and none expires. */
export function allGiven({ state }: Given, licence: string): void {
    state.keys = state.keys.filter(key => key.licenceId !== licence || key.userId !== null);
    for (const key of state.keys) if (key.licenceId === licence) key.expire = null;
}

/** Jan has no key, and none is left. */
export function full(given: Given, ...more: readonly Partial<KeyRow>[]): void {
    withoutKeys(given, 'pcad');
    allGiven(given, PLANNING);
    given.state.keys.push(...more.map((fields, at): KeyRow => ({ ...given.key, id: `k-more${at}`, ...fields })));
    fill(given);
}

/** The module of CAM stays valid without the licence of planning. */
export const lendModule = (given: Given): void => {
    const rooms = licenceIn(given, ROOMS);
    rooms.modules = [...(rooms.modules ?? []), { id: 126, label: 'CAM' }];
};

/** The provider says nothing of contracts in the portal. */
export const withoutContracts = (given: Given): void => {
    customerIn(given).flags.contractInfo = false;
};

/** The licence that another one of the product adds. */
export const withField = ({ state, field }: Given): void => void state.licences.push(field);

/** A machine holds Jan's key. */
export function machine({ state, key }: Given, userId: string, more: Partial<MockState['seats'][number]> = {}): void {
    const seat = state.seats.find(({ licenceId }) => licenceId === key.licenceId)!;
    Object.assign(seat, { keyId: key.id, userId, active: true, deactivated: null, machineName: 'WS-7', ...more });
}

import type { MockState } from '#mock-server/rows/state';
import { KEY_SEEDS } from './keys';
import { OTHER_SEEDS } from './others';
import { FIELD, JAN, PLANNING, ROOMS, licenceIn, type Given, type Seed } from './seed';

export { JAN, PLANNING, PUPIL, RELEASE_CODE } from './seed';

export const SEEDS: Readonly<Record<string, Seed>> = { ...KEY_SEEDS, ...OTHER_SEEDS };

/** The seed of a cause. */
export function seedOf(cause: string): Seed {
    const seed = SEEDS[cause];
    if (!seed) throw new Error(`There is no state for "${cause}".`);
    return seed;
}

/** Changes the seed's state so that all is in order: Jan has one key of the product's one licence, on no machine. */
function inOrder(state: MockState): Given {
    const key = state.keys.find(one => one.userId === JAN && one.licenceId === PLANNING);
    const [licence, field] = [PLANNING, FIELD].map(id => licenceIn({ state }, id));
    if (!key || !licence || !field) throw new Error('Jan has no key in the seed.');
    state.keys = state.keys.filter(one => one === key || one.userId !== JAN || one.product !== 'pcad');
    state.licences = state.licences.filter(one => one === licence || one.product !== 'pcad' || one.customerId !== '10010');
    state.seats = state.seats.filter(({ keyId }) => keyId !== key.id);
    key.expire = null;
    licence.modules = [{ id: 126, label: 'CAM' }];
    licenceIn({ state }, ROOMS).modules = [];
    return { state, key, licence, field };
}

/** Brings causes about. */
export function bringAbout(state: MockState, ...causes: readonly string[]): Given {
    const given = inOrder(state);
    causes.forEach(cause => seedOf(cause).bring(given));
    return given;
}

import type { MockState } from '../state';
import { seedAcademy } from './academy';
import { seedApplications } from './applications';
import { seedContracts, seedTickets } from './business';
import { seedCloudGroups } from './cloudGroups';
import { createSeedContext } from './context';
import { seedCustomers } from './customers';
import { createDraft, type Draft } from './draft';
import { seedKey, seedKeys, seedSeat, settleFixedSeats } from './keys';
import { LICENCE_PLANS, licenceRow, SCALE_PLAN } from './licences';
import { seedMails } from './mails';
import { seedScaleUsers, seedUsers } from './users';

/** Up to this number the ids of later rows may go by hand (demo accounts, groups) or by the seed; the server counts on from it. */
const FIRST_LIVE_ID = 100_000;

export interface SeedOptions {
    /** the same text gives the same state */
    seed: string;
    /** so many users, keys and seats on top for customer 10010 */
    scale: number;
    /** epoch seconds; all dates are relative to it */
    now: number;
}

type Rows = Pick<MockState, 'licences' | 'keys' | 'seats'>;

const seedLicences = (draft: Draft): Rows => {
    const rows: Rows = { licences: [], keys: [], seats: [] };
    for (const plan of LICENCE_PLANS) {
        const licence = licenceRow(plan, draft);
        const { keys, seats } = seedKeys(draft, plan, licence);
        rows.licences.push(licence);
        rows.keys.push(...keys);
        rows.seats.push(...seats);
    }
    return { ...rows, seats: settleFixedSeats(draft, rows.keys, rows.seats) };
};

// One by one: spreading ten thousands of arguments into push() overflows the stack.
const append = <Row>(target: Row[], rows: Iterable<Row>): void => {
    for (const row of rows) target.push(row);
};

/** The people, keys and seats of `scale`, in one big licence with some room left. */
const seedScale = (draft: Draft, scale: number): Rows => {
    const licence = { ...licenceRow(SCALE_PLAN, draft), count: scale + 500 };
    const users = seedScaleUsers(draft, scale);
    const keys = users.map((user, index) => seedKey(draft, licence, user, index + 1));
    const seats = keys.map((key, index) =>
        seedSeat(draft, key, `WS-KONZERN-${String(index + 1).padStart(5, '0')}`, index % 5 !== 0),
    );
    return { licences: [licence], keys, seats };
};

/**
 * The whole state of a fresh mock server: deterministic (one seed string, one moment, one state) and the same for every `scale` but
 * for the rows that `scale` adds, so that ids in links and tests stay.
 */
export function buildState({ seed, scale, now }: SeedOptions): MockState {
    const ctx = createSeedContext(seed, now);
    ctx.customers.push(...seedCustomers());
    const draft = createDraft(ctx);
    seedUsers(draft);
    const rows = seedLicences(draft);
    const cloudGroups = seedCloudGroups(draft);
    const mails = seedMails(draft);
    const rest = { ...seedTickets(draft), ...seedContracts(draft), ...seedAcademy(draft) };
    if (scale > 0) {
        const big = seedScale(draft, scale);
        append(rows.licences, big.licences);
        append(rows.keys, big.keys);
        append(rows.seats, big.seats);
    }
    return {
        customers: draft.customers,
        users: draft.users,
        ...rows,
        cloudGroups,
        applications: seedApplications(),
        ...rest,
        sessions: [],
        ...mails,
        academySessions: [],
        orders: [],
        eduRegistrations: [],
        lastId: Math.max(FIRST_LIVE_ID, draft.lastId()),
    };
}

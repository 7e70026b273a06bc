import { expect, it } from 'vitest';
import cloudGroups from '../../src/cloudGroups/exported';
import contracts from '../../src/contracts/exported';
import invoices from '../../src/invoices/exported';
import keys from '../../src/keys/exported';
import { PRODUCTS as LISTED } from '../../src/keys/public';
import { DEMO_KEY_STATES, KEY_STATES } from '../../src/keys/states';
import licences from '../../src/licences/exported';
import seats from '../../src/seats/exported';
import { SEAT_STATES } from '../../src/seats/states';
import tickets from '../../src/tickets/exported';
import users from '../../src/users/management/exported';
import { USER_STATES } from '../../src/users/management/states';
import { EXPORTS, PRODUCTS, STATES } from '../../scripts/conformance/portalReads';

/** The fields and relations that the kit reads are those of the portal. */

const fieldsOf = ({ fields, expand }: { fields?: readonly string[]; expand?: readonly string[] }) => ({
    ...(fields && { select: fields }),
    ...(expand && { expand }),
});

it('reads what lists export', () => {
    const exported = { licences, keys, seats, users, cloudGroups, contracts, invoices, tickets };
    const needed = Object.entries(exported).map(([name, list]) => [name, fieldsOf(list)]);
    expect(EXPORTS).toEqual(Object.fromEntries(needed));
});

it('reads what tells the states of lists', () => {
    expect(STATES).toEqual({ keys: fieldsOf(KEY_STATES), seats: fieldsOf(SEAT_STATES), users: fieldsOf(USER_STATES) });
    expect(EXPORTS.keys?.expand).toEqual(DEMO_KEY_STATES.expand);
});

it('knows the products that are listed', () => {
    expect(PRODUCTS).toEqual(LISTED);
});

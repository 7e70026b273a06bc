import type { CloudGroup, Customer, Key, Licence, User } from '../../dataProvider/types';
import { isExpired as isKeyExpired } from '#src/keys/public';
import { isExpired as isLicenceExpired, isListed } from '#src/licences/public';
import type { ListedApplication } from '../applications/application';

/** What is known of a person, and about which product the chain is (WHY-2). Pure; times in epoch seconds. */

/** The records that facts are told from. */
export interface Known {
    person: User;
    customer: Customer;
    keys: readonly Key[];
    /** of the customer; for others than administrators those of the own keys */
    licences: readonly Licence[];
    groups: readonly CloudGroup[];
    applications: readonly ListedApplication[];
    /** all keys of the licences that have none left, by the id of the licence */
    holders: ReadonlyMap<string, readonly Key[]>;
}

export type ReadName = keyof Known;

/** Why a record is not there. */
export type Unread = 'reading' | 'failed';

/** Each read with what it brought, or why it brought nothing. */
export type Reads = { readonly [Name in ReadName]: Known[Name] | Unread };

/** CAM is no product with keys, but an application and a module (TICKET-1). */
export const CAM = 'cam';

/** What the chain is about. */
export interface About {
    /** id of the product, `cam`, or null for any */
    product: string | null;
    /** the person looks at their own chain without being an administrator */
    isOwn: boolean;
    /** what the academy said when it led here (ACADEMY-7) */
    session?: string;
    now: number;
}

const isOf = ({ product }: About, row: { product: string }): boolean =>
    isListed(row) && (product === null || row.product === product);

/** The licence of a key; undefined if it is not among the licences. */
export const licenceOf = (key: Pick<Key, 'licenceId'>, licences: readonly Licence[] = []): Licence | undefined =>
    licences.find(({ id }) => id === key.licenceId);

/** The licences of the product. */
export const licencesOf = (licences: readonly Licence[], about: About): Licence[] =>
    licences.filter(licence => isOf(about, licence));

/** The active seats of a key on which somebody else works. */
export const othersSeats = ({ seats = [] }: Pick<Key, 'seats'>, person: string) =>
    seats.filter(({ active, userId }) => active && userId !== null && userId !== person);

/** How much is wrong with a key: the one with the least is the one that is used. */
function faultsOf(key: Key, licences: readonly Licence[] | undefined, { now }: About, person: string): number {
    const licence = licenceOf(key, licences);
    return (
        (licence && isLicenceExpired(licence, now) ? 4 : 0) +
        (isKeyExpired(key, now) ? 2 : 0) +
        (othersSeats(key, person).length > 0 ? 1 : 0)
    );
}

/** The person's keys of the product, the best one first. */
export const keysOf = (keys: readonly Key[], licences: readonly Licence[] | undefined, about: About, person = ''): Key[] =>
    keys
        .filter(key => isOf(about, key))
        .map(key => ({ key, faults: faultsOf(key, licences, about, person) }))
        .sort((one, other) => one.faults - other.faults)
        .map(({ key }) => key);

/** The products of which the chain of everything has a part each: those of the person's keys; `null` if there are none. */
export function productsOf(keys: readonly Key[]): (string | null)[] {
    const all = [...new Set(keys.filter(isListed).map(({ product }) => product))].sort();
    return all.length > 0 ? all : [null];
}

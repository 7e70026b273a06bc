import { idleReasons, isUnused, type Idle } from '#src/keys/public';
import { isAutomatic, isListed } from '#src/licences/public';
import { counting, highestOfYear, type LicenceUse } from '#src/seats/overTime';
import type { Sliced } from '#src/shared/sliced';
import type { Contract } from '#dataProvider/types';

/** The figures of the sheet (RENEWAL-2). Pure; times in epoch seconds. */

/** An amount per year in one currency. */
export interface Amount {
    currency: string;
    price: number;
}

/** A licence on the sheet. */
export interface SheetRow {
    id: string;
    name: string;
    count: number;
    given: number;
    withoutUser: number;
    expired: number;
    neverActivated: number;
    noMachine: number;
    highest: number;
    unused: number;
    /** what the positions that name the licence cost; none if no position does */
    perYear: readonly Amount[];
}

/** The positions of a contract; a server leaves the array out when there are none. */
const positionsOf = ({ details = [] }: Partial<Pick<Contract, 'details'>>): Contract['details'] => details;

const cents = (amount: number): number => Math.round(amount * 100);

/** Sums of amounts by currency, in order of occurrence. */
export function sumsOf(amounts: readonly Amount[]): Amount[] {
    const sums = new Map<string, number>();
    for (const { currency, price } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents(price));
    return [...sums].map(([currency, price]) => ({ currency, price: price / 100 }));
}

/** Whether the keys of a licence can be deleted one by one (KEY-7, PRODUCT-1). */
const isDeletable = (licence: LicenceUse['licence']): boolean => isListed(licence) && !isAutomatic(licence);

/** So many keys are judged at once; between two lots the page can answer. */
const LOT = 200;

export function* figuring(use: LicenceUse, contracts: readonly Pick<Contract, 'details'>[], now: number): Sliced<SheetRow> {
    const { licence, keys, seats } = use;
    const reasonsOf = idleReasons(use, now);
    const reasons: Idle[][] = [];
    for (const [at, key] of keys.entries()) {
        if (at % LOT === 0) yield;
        reasons.push(reasonsOf(key));
    }
    const withReason = (reason: Idle): number => reasons.filter(all => all.includes(reason)).length;
    return {
        id: licence.id,
        name: licence.name,
        count: licence.count,
        given: keys.length,
        withoutUser: withReason('noUser'),
        expired: withReason('expired'),
        neverActivated: withReason('neverActivated'),
        noMachine: withReason('noMachine'),
        highest: highestOfYear(yield* counting(seats, now), now).keys,
        unused: isDeletable(licence) ? reasons.filter(isUnused).length : 0,
        perYear: sumsOf(contracts.flatMap(positionsOf).filter(({ licenceId }) => licenceId === licence.id)),
    };
}

/** Ids of the licences that a contract names; none if it names none. */
export const namedBy = (contract: Pick<Contract, 'details'>): string[] => [
    ...new Set(positionsOf(contract).flatMap(({ licenceId }) => (licenceId ? [licenceId] : []))),
];

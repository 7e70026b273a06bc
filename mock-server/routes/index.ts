import type { Router } from 'express';
import type { Mock } from '../context';
import type { Collections, MockState } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Draft } from '../seed/draft';
import * as academy from './academy';
import * as academyComments from './academyComments';
import * as academySession from './academySession';
import * as applications from './applications';
import * as cloudGroups from './cloudGroups';
import * as contracts from './contracts';
import * as customer from './customer';
import * as keys from './keys';
import * as licences from './licences';
import * as orders from './orders';
import * as publicTokens from './publicTokens';
import * as session from './session';
import * as tickets from './tickets';
import * as users from './users';

/** What the modules of this folder export, besides the types of their rows. */
interface Routes {
    /** the structure of their rows */
    ROWS: object;
    /** their initial rows, where these neither are empty nor depend on one another (`seed/index.ts`) */
    seed?(draft: Draft): Partial<MockState>;
    register(api: Router, mock: Mock): void;
}

/** In the order in which they are seeded. */
const ROUTES: readonly Routes[] = [
    session,
    customer,
    licences,
    keys,
    users,
    cloudGroups,
    publicTokens,
    tickets,
    contracts,
    academy,
    academyComments,
    academySession,
    applications,
    orders,
];

/** The structure of the rows of every collection. */
export const ROWS: Descriptions<Collections> = {
    ...session.ROWS,
    ...customer.ROWS,
    ...licences.ROWS,
    ...keys.ROWS,
    ...users.ROWS,
    ...cloudGroups.ROWS,
    ...publicTokens.ROWS,
    ...tickets.ROWS,
    ...contracts.ROWS,
    ...academy.ROWS,
    ...academyComments.ROWS,
    ...academySession.ROWS,
    ...applications.ROWS,
    ...orders.ROWS,
};

/** Registers every call of the API on `api`, whose paths are relative to the base (WIRE-1). */
export function registerRoutes(api: Router, mock: Mock): void {
    for (const routes of ROUTES) routes.register(api, mock);
}

/** Every collection, empty. */
export const noRows = (): Collections =>
    Object.fromEntries(Object.keys(ROWS).map(collection => [collection, []])) as unknown as Collections;

/** The initial rows of every collection; none where no module seeds it. */
export const seedRoutes = (draft: Draft): Collections =>
    Object.assign(noRows(), ...ROUTES.map(({ seed }) => seed?.(draft))) as Collections;

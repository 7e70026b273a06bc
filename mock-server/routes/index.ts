import type { Router } from 'express';
import type { Mock } from '../context';
import * as academy from './academy';
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

/** All route modules, in the order in which their paths are matched. */
const ROUTES: readonly { register(api: Router, mock: Mock): void }[] = [
    session,
    publicTokens,
    customer,
    licences,
    keys,
    users,
    cloudGroups,
    contracts,
    applications,
    tickets,
    academy,
    orders,
];

/** Registers every call of the API on `api`, whose paths are relative to the base (WIRE-1). */
export function registerRoutes(api: Router, mock: Mock): void {
    for (const routes of ROUTES) routes.register(api, mock);
}

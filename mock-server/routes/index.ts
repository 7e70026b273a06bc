import type { Router } from 'express';
import type { Mock } from '../context';

/** Every route file, in the order in which its paths are tried. */
const ROUTES: readonly { register(api: Router, mock: Mock): void }[] = [];

/** Registers every call of the API on `api`, whose paths are relative to the base (contract, section 1). */
export function registerRoutes(api: Router, mock: Mock): void {
    for (const routes of ROUTES) routes.register(api, mock);
}

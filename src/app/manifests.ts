import type { ResourceDefinition } from 'ra-core';
import { academy, academyRedirect } from '../../customRoutes/academy';
import { applications } from '../../customRoutes/applications';
import { dashboard } from '../../customRoutes/dashboard';
import { deadlines } from '../../customRoutes/deadlines';
import { profile } from '../../customRoutes/profile';
import { renewal } from '../../customRoutes/renewal';
import { why } from '../../customRoutes/why';
import { activity } from '../activity';
import { cloudGroups } from '../cloudGroups';
import { contracts } from '../contracts';
import { invoices } from '../invoices';
import { jobs } from '../jobs';
import { keys } from '../keys';
import { licences } from '../licences';
import { plans } from '../plans';
import { seats } from '../seats';
import type { Manifest } from '../shared/manifest';
import { offered, offeredPaths } from '../shared/offered';
import { tickets } from '../tickets';
import { users } from '../users';

/** Every resource and area, in the order of dashboard and navigation. */
export const allManifests: readonly Manifest[] = [
    dashboard,
    profile,
    jobs,
    plans,
    activity,
    users,
    why,
    licences,
    keys,
    seats,
    cloudGroups,
    contracts,
    invoices,
    deadlines,
    renewal,
    applications,
    tickets,
    academy,
    academyRedirect,
];

/** What the operator offers of them (PAGE-1): routes, guards, tiles, navigation and finder are made from it. */
export const manifests: readonly Manifest[] = allManifests.map(manifest => offered(manifest));

/** Whether a link to a path leads anywhere, for a customer (PAGE-2). */
export const isOffered = offeredPaths(allManifests);

/** The same for react-admin's context, by name. */
export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
    manifests.map(manifest => [manifest.name, manifest]),
);

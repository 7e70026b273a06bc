import type { ResourceDefinition } from 'ra-core';
import { academy, academyRedirect } from '../../customRoutes/academy';
import { applications } from '../../customRoutes/applications';
import { dashboard } from '../../customRoutes/dashboard';
import { deadlines } from '../../customRoutes/deadlines';
import { profile } from '../../customRoutes/profile';
import { cloudGroups } from '../cloudGroups';
import { contracts } from '../contracts';
import { invoices } from '../invoices';
import { jobs } from '../jobs';
import { keys } from '../keys';
import { licences } from '../licences';
import { seats } from '../seats';
import type { Manifest } from '../shared/manifest';
import { tickets } from '../tickets';
import { users } from '../users';

/** Every resource and area, in the order of dashboard and navigation. */
export const manifests: readonly Manifest[] = [
    dashboard,
    profile,
    jobs,
    users,
    licences,
    keys,
    seats,
    cloudGroups,
    contracts,
    invoices,
    deadlines,
    applications,
    tickets,
    academy,
    academyRedirect,
];

/** The same for react-admin's context, by name. */
export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
    manifests.map(manifest => [manifest.name, manifest]),
);

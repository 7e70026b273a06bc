import type { ResourceDefinition } from 'ra-core';
import { cloudGroups } from '../cloudGroups';
import { contracts } from '../contracts';
import { invoices } from '../invoices';
import { keys } from '../keys';
import { licences } from '../licences';
import { seats } from '../seats';
import { tickets } from '../tickets';
import { users } from '../users';

/**
 * The resources in the order of the navigation. Each definition has the resource's name and a record's representation. Resources that are
 * shown only inside another resource's pages have no page of their own here.
 */
const manifests: readonly ResourceDefinition[] = [users, licences, keys, seats, cloudGroups, contracts, invoices, tickets];

export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
    manifests.map(manifest => [manifest.name, manifest]),
);

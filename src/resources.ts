import type { ResourceDefinition } from 'ra-core';
import { keys } from './keys';
import { licences } from './licences';
import { seats } from './seats';
import { users } from './users';

/**
 * The resources in the order of the navigation. A manifest names its resource and how a record is called in words.
 * What is only shown inside another resource's pages needs no page of its own here.
 */
const manifests: readonly ResourceDefinition[] = [licences, keys, seats, users];

export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
    manifests.map(manifest => [manifest.name, manifest]),
);

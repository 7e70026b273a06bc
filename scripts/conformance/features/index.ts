import type { Feature } from '../kit';
import { contracts, deadlines } from './business';
import { changes } from './changes';
import { keys, licences, seats } from './licences';
import { cors } from './origin';
import { dashboard, finder, whoHasWhat } from './overall';
import { cloudGroups, users } from './people';
import { academy, applications, tickets } from './service';
import { signInFeature, signOutFeature } from './signIn';
import { site } from './site';

/** The portal's features in the order in which they are checked: the sign-in first, the sign-out last. */
export const FEATURES: readonly Feature[] = [
    site,
    signInFeature,
    cors,
    dashboard,
    licences,
    keys,
    seats,
    users,
    cloudGroups,
    contracts,
    deadlines,
    applications,
    tickets,
    academy,
    finder,
    whoHasWhat,
    changes,
    signOutFeature,
];

import type { Link } from '#customRoutes/why/chain';
import type { Cause } from './cause';
import { KEY_CAUSES } from './keys';
import { OTHER_CAUSES } from './others';

export const CAUSES: readonly Cause[] = [...KEY_CAUSES, ...OTHER_CAUSES];

/** Two causes at once: which is remedied first, and what is left then. */
export const PAIRS: readonly [one: string, other: string, first: Link['fact'], then: Link['fact']][] = [
    ['the account is not activated', 'no key, some left', 'account', 'key'],
    ['the account is not activated', 'the key has expired', 'account', 'keyValid'],
    ['the key has expired', 'the licence has expired', 'licence', 'keyValid'],
    ['the key has expired', 'no cloud access', 'keyValid', 'cloud'],
    ['no key, some left', 'no application is offered', 'key', 'application'],
    ['none left, but one that has expired', 'not in the default group', 'full', 'groups'],
    ['the licence has expired', 'no application is offered', 'licence', 'application'],
    ['somebody else’s machine holds the key', 'the licence is not active', 'licence', 'machine'],
    ['somebody else’s machine holds the key', 'CAM without its module', 'machine', 'cam'],
    ['not in the default group', 'the application has nothing to download', 'groups', 'application'],
];

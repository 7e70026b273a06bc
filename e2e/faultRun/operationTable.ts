import { exportOperations } from './exportOperations';
import { jobOperations } from './jobOperations';
import { licenceOperations } from './licenceOperations';
import type { Operation } from './operations';
import { otherOperations } from './otherOperations';
import { planOperations } from './planOperations';
import { publicOperations } from './publicOperations';
import { userOperations } from './userOperations';
import { yearOperations } from './yearOperations';

/** Every call that the portal makes. */
export const OPERATIONS: readonly Operation[] = [
    ...publicOperations,
    ...userOperations,
    ...licenceOperations,
    ...jobOperations,
    ...planOperations,
    ...yearOperations,
    ...exportOperations,
    ...otherOperations,
];

/** Keys, seats, modules and members are read with the records that contain them, or with their lists. */
const UNUSED = 'the portal does not make it';

/** Operations of the description that no page depends on, with the reason why they are not run. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
    signOut: 'the person is signed out whatever it answers (e2e/session/session.spec.ts)',
    getApplication: 'made only for a server whose list leaves details out (tests/customRoutes/applications)',
    getKey: 'read before a key is given, renewed or deleted, whose failure the dialog tells (tests/contract/lateEffects.test.ts)',
    getSeat: UNUSED,
    listKeyUsers: 'only the dialog that mails a key reads it (tests/keys/KeyDialogs.test.tsx)',
    listLicenceModules: UNUSED,
    setCloudGroupUsers: UNUSED,
    endAcademySession: 'it is sent while the page goes away (e2e/academy/academyTabs.spec.ts)',
};

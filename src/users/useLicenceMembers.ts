import type { LicenceAssignment } from '../../dataProvider';
import { useChange } from '../shared/hooks/useChange';

/** What shows who has a licence, or how many. */
const TOUCHED = ['users', 'licences', 'keys', 'seats'] as const;

/** Gives a licence to several users, at most six calls at once; resolves also when some or all fail, and tells which. */
export const useAssignLicences = () =>
    useChange((provider, assignments: readonly LicenceAssignment[]) => provider.assignLicences(assignments), TOUCHED);

/** Takes a licence, and its key, from a user. */
export const useRemoveLicence = () =>
    useChange((provider, removal: { user: string; licence: string }) => provider.removeLicence(removal), TOUCHED);

import { useCanAccess } from 'ra-core';
import { Navigate, Outlet } from 'react-router';
import type { Subject } from '../../authProvider/access';
import { paths } from '../config/paths';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { useCurrentUser } from '../shared/hooks/useCurrent';

/**
 * Guards the pages of a subject: renders and fetches nothing until the user is known; who may not read it is redirected to `/` (ROLE-5).
 */
export function Guard({ subject }: { subject: Subject }) {
    const { data: user, error } = useCurrentUser();
    const { canAccess } = useCanAccess({ action: 'read', resource: subject, enabled: user !== undefined });
    if (!user && error) throw error;
    if (canAccess === undefined) return <PageSkeleton />;
    return canAccess ? <Outlet /> : <Navigate to={paths.signIn} replace />;
}

import { Navigate, Outlet } from 'react-router';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../../customRoutes/paths';
import { PageSkeleton } from '../shared/feedback/Skeleton';
import { useCurrentUser } from '../shared/hooks/useCurrent';

/**
 * Guard of the administrators' pages: no page is rendered, and nothing read, until the role is known to pass;
 * everybody else goes to `/` (specification 1, section 2, "Protected routes").
 */
export function AdminOnly() {
    const { data: user, error } = useCurrentUser();
    if (!user && error) throw error;
    if (!user) return <PageSkeleton />;
    return isAdministrator(user) ? <Outlet /> : <Navigate to={paths.signIn} replace />;
}

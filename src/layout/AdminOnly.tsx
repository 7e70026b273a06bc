import { useCanAccess } from 'ra-core';
import { Navigate, Outlet } from 'react-router';
import { paths } from '../../customRoutes/paths';

/**
 * Guard of the administrators' pages: nothing is rendered, and nothing read, until the role is known to pass;
 * everybody else goes to `/` (specification 1, section 2, "Protected routes").
 */
export function AdminOnly() {
    const { canAccess, isPending, error } = useCanAccess({ resource: 'licenceDetails', action: 'show' });
    if (isPending) return null;
    if (error) throw error;
    return canAccess ? <Outlet /> : <Navigate to={paths.signIn} replace />;
}

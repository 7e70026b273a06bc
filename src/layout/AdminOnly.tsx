import { Navigate, Outlet } from 'react-router';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import { PageSkeleton } from '../shared/feedback/Skeleton';
import { useCurrentUser } from '../shared/hooks/useCurrent';

/** Guards the administrators' pages: renders and fetches nothing until the role is known; other users are redirected to `/` (ROLE-5). */
export function AdminOnly() {
    const { data: user, error } = useCurrentUser();
    if (!user && error) throw error;
    if (!user) return <PageSkeleton />;
    return isAdministrator(user) ? <Outlet /> : <Navigate to={paths.signIn} replace />;
}

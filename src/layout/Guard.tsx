import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router';
import { mayDo, type Subject } from '../../authProvider/access';
import { paths } from '../config/paths';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { lets } from '../shared/offered';

/**
 * Guards the pages of a subject: renders and fetches nothing until the user is known; who may not read it is redirected to `/` (ROLE-5).
 */
export function Guard({ subject }: { subject: Subject }) {
    const { data: user, error } = useCurrentUser();
    if (!user && error) throw error;
    if (!user) return <PageSkeleton />;
    return mayDo(user.role, 'read', subject) ? <Outlet /> : <Navigate to={paths.signIn} replace />;
}

/** Guards a page that the operator offers to some customers only: whoever works for another one is redirected to `/` (PAGE-1). */
export function CustomerGuard({ rules, children }: { rules: readonly string[]; children: ReactNode }) {
    const { data: customer, error } = useCurrentCustomer();
    if (!customer && error) throw error;
    if (!customer) return <PageSkeleton />;
    return lets(rules, customer) ? children : <Navigate to={paths.signIn} replace />;
}

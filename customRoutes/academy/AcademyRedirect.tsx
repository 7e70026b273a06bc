import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { ACADEMY_URLS } from '../../src/config/academy';
import { useCurrentCustomer } from '../../src/shared/hooks/useCurrent';
import { paths } from '../../src/config/paths';

/**
 * `/redirects/academy`: redirects to the portal's academy when the customer's first language is German, otherwise to the external URL for
 * that language, or to the dashboard when there is none (SHELL-12).
 */
export default function AcademyRedirect() {
    const { data: customer, error } = useCurrentCustomer();
    if (error && !customer) throw error;
    if (!customer) return null;
    const language = customer.languages[0] ?? '';
    if (language === 'de') return <Navigate to={paths.academy} replace />;
    const address = ACADEMY_URLS[language];
    return address ? <LeaveFor address={address} /> : <Navigate to={paths.dashboard} replace />;
}

function LeaveFor({ address }: { address: string }) {
    useEffect(() => window.location.replace(address), [address]);
    return null;
}

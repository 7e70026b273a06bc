import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useRouteError } from 'react-router';
import * as session from '../../authProvider/session';
import { signInFor } from '../../customRoutes/paths';
import { PublicError } from '../../customRoutes/public/PublicError';
import { local, perTab } from '../config/storage';
import { queryClient } from '../providers';
import { errorKind } from './errorKind';

/** What the frame is drawn from beside the session. */
const KEPT_FOR_THE_FRAME = { local: ['sidebar', 'portal-notifications'], perTab: ['scroll-positions'] } as const;

/**
 * Stands in for the frame around every page when it cannot be drawn, so that nothing could be reached any more, the sign-out included:
 * what it was drawn from is dropped, and the sign-in page opens and says so. A person has to sign in before it can happen again, so that
 * there is no loop. When only its code is missing, a reload is offered.
 */
export function FrameError(): ReactNode {
    const outdated = errorKind(useRouteError()) === 'outdated';
    const { pathname, search } = useLocation();
    const [dropped, setDropped] = useState(false);
    useEffect(() => {
        if (outdated) return;
        KEPT_FOR_THE_FRAME.local.forEach(key => local.remove(key));
        KEPT_FOR_THE_FRAME.perTab.forEach(key => perTab.remove(key));
        queryClient.clear();
        session.end('unusable');
        setDropped(true);
    }, [outdated]);
    if (outdated) return <PublicError />;
    return dropped ? <Navigate to={signInFor(pathname + search)} replace state={{ notice: 'unusable' }} /> : null;
}

import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useRouteError } from 'react-router';
import * as session from '../../authProvider/session';
import { signInFor } from '../config/paths';
import { PublicError } from '../../customRoutes/public/PublicError';
import { DISMISSALS_KEY, local, perTab, SIDEBAR_KEY, VISITS_KEY } from '../config/storage';
import { queryClient } from '../app/providers';
import { reportShown } from '../client';
import { errorKind } from './errorKind';

/**
 * Replaces the layout when it cannot be rendered, which would make every page, even the sign-out, unreachable: it deletes the stored data
 * of the layout and opens the sign-in page with a message. The user has to sign in before it can happen again, so there is no loop. When
 * only the layout's code is missing, it offers to reload.
 */
export function FrameError(): ReactNode {
    const error = useRouteError();
    const kind = errorKind(error);
    const outdated = kind === 'outdated';
    useEffect(() => reportShown(error, kind), [error, kind]);
    const { pathname, search } = useLocation();
    const [dropped, setDropped] = useState(false);
    useEffect(() => {
        if (outdated) return;
        // What the layout renders from, besides the session.
        for (const key of [SIDEBAR_KEY, DISMISSALS_KEY]) local.remove(key);
        perTab.remove(VISITS_KEY);
        queryClient.clear();
        session.end('unusable');
        setDropped(true);
    }, [outdated]);
    if (outdated) return <PublicError error={error} />;
    return dropped ? <Navigate to={signInFor(pathname + search)} replace state={{ notice: 'unusable' }} /> : null;
}

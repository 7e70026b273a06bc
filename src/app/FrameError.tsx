import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useRouteError, type Location } from 'react-router';
import { forgetUser } from '../../authProvider/session';
import { DISMISSALS_KEY, local, perTab, SIDEBAR_KEY, VISITS_KEY } from '../../storage/storage';
import { PublicError } from '../../customRoutes/public/PublicError';
import { reportShown } from '../client';
import { errorKind } from '../layout/errorKind';
import { frame } from '../layout/frameShown';
import { queryClient } from './providers';

/**
 * Replaces the layout when it cannot be rendered, which makes every page, even the sign-out, unreachable (SHELL-15). A layout that could
 * not be shown at all may have been given damaged data by the browser: they are removed, and it is shown again, once. Any other error, and
 * the second one, is shown with an offer to reload. The session stays.
 */
export function FrameError(): ReactNode {
    const error = useRouteError();
    const kind = errorKind(error);
    const { pathname, search, state } = useLocation() as Location<unknown>;
    const [clears] = useState(() => kind !== 'outdated' && !frame.isShown && !frame.wasCleared);
    const [isCleared, setCleared] = useState(false);
    useEffect(() => {
        if (!clears) return;
        reportShown(error, kind);
        frame.wasCleared = true;
        // What the layout renders from, besides the session.
        for (const key of [SIDEBAR_KEY, DISMISSALS_KEY]) local.remove(key);
        perTab.remove(VISITS_KEY);
        queryClient.clear();
        forgetUser();
        setCleared(true);
    }, [clears, error, kind]);
    if (!clears) return <PublicError error={error} />;
    return isCleared ? <Navigate to={pathname + search} replace state={state} /> : null;
}

import { Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { isFrame } from './page';

/**
 * Renders the route's page, with a skeleton as soon as a route is entered whose code is still loading. With `aroundFrames` the outlet stays
 * mounted while pages inside a frame change; without it, it remounts for each page.
 */
export function PageOutlet({ aroundFrames = false }: { aroundFrames?: boolean }) {
    const matches = useMatches();
    const frame = aroundFrames ? matches.find(({ handle }) => isFrame(handle)) : undefined;
    return (
        <Suspense key={(frame ?? matches.at(-1))?.id} fallback={<PageSkeleton />}>
            <Outlet />
        </Suspense>
    );
}

import { Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { isFrame } from './lazyRoute';

/**
 * Renders the route's page, or at once a skeleton if the page's code is still loading. Remounts for each page; with `aroundFrames` it stays
 * mounted while pages inside a frame change.
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

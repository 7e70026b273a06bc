import { Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { PageSkeleton } from './feedback/Skeleton';
import { isFrame } from './page';

/**
 * The page of the route; a route that is entered shows a skeleton at once when its code is still on the way. Around a frame it stays
 * while the pages inside change; inside one it follows them.
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

import { Fragment } from 'react';
import { Outlet, useMatches } from 'react-router';
import { isFrame } from './lazyRoute';

/** Renders the route's page. Remounts for each page; with `aroundFrames` it stays mounted while pages inside a frame change. */
export function PageOutlet({ aroundFrames = false }: { aroundFrames?: boolean }) {
    const matches = useMatches();
    const frame = aroundFrames ? matches.find(({ handle }) => isFrame(handle)) : undefined;
    return (
        <Fragment key={(frame ?? matches.at(-1))?.id}>
            <Outlet />
        </Fragment>
    );
}

import type { Comment } from '#dataProvider/types';
import { vi } from 'vitest';
import Comments from '#customRoutes/academy/comments/Comments';
import { AcademySessionContext, type SessionState } from '#customRoutes/academy/session/useAcademySession';
import { Toaster } from '#src/ui/feedback/toast';
import { makeVideo } from '#tests/support/builders';
import { renderPortal, type PortalOptions, type PortalRender } from '#tests/support/renderPortal';

/** What the tests of comments share. */

interface Shown {
    /** what the server has */
    given?: Comment[];
    methods?: NonNullable<PortalOptions['dataProvider']>;
    user?: PortalOptions['user'];
    state?: SessionState;
    /** the video is locked */
    locked?: boolean;
}

/** The comments of a video, for somebody with a valid licence unless told otherwise. */
export function showComments({
    given = [],
    methods = {},
    user = {},
    state = true,
    locked = false,
}: Shown = {}): Promise<PortalRender> {
    const session = { state, refresh: async () => undefined, check: async () => undefined };
    return renderPortal(
        <AcademySessionContext value={session}>
            <Comments video={makeVideo({ id: 'v1', locked })} />
            <Toaster />
        </AcademySessionContext>,
        {
            user: { id: 'u1', displayName: 'Anna Holzmann', ...user },
            dataProvider: { getComments: vi.fn(async () => given), ...methods },
        },
    );
}

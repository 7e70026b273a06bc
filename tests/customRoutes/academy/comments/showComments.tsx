import type { Comment } from '#dataProvider/types';
import { vi } from 'vitest';
import Comments from '#customRoutes/academy/comments/Comments';
import { AcademySessionContext, type SessionState } from '#customRoutes/academy/session/useAcademySession';
import { Toaster } from '#src/ui/feedback/toast';
import { makeVideo } from '#tests/support/builders';
import { renderPortal, type PortalOptions, type PortalRender } from '#tests/support/renderPortal';

/** Helpers for the tests of comments. */

interface Shown {
    /** what the server has */
    given?: Comment[];
    methods?: NonNullable<PortalOptions['dataProvider']>;
    user?: PortalOptions['user'];
    state?: SessionState;
    /** the video is locked */
    locked?: boolean;
}

/** Renders the comments of a video, by default for a user with a valid licence. */
export function showComments({
    given = [],
    methods = {},
    user = {},
    state = true,
    locked = false,
}: Shown = {}): Promise<PortalRender> {
    const session = { state, refresh: async () => undefined, check: async () => undefined, release: async () => true };
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

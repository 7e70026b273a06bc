import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { AcademySessionContext, type AcademySession } from '../../customRoutes/academy/session/useAcademySession';
import type { Directory } from '../../dataProvider/types';

/** Helpers for tests of the academy's pages: records, and a session in a given state. */

/** An unlocked directory without an introduction. */
export const makeDirectory = (id: string, fields: Partial<Directory> = {}): Directory => ({
    id,
    label: `Directory ${id}`,
    description: null,
    introVideo: null,
    thumbnail: null,
    displayType: 'directory',
    locked: false,
    ...fields,
});

/** Wraps a part of the academy in a session, which is valid by default. */
export function inSession(ui: ReactNode, session: Partial<AcademySession> = {}): ReactNode {
    const whole: AcademySession = {
        state: true,
        refresh: vi.fn(async () => undefined),
        check: vi.fn(async () => undefined),
        release: vi.fn(async () => true),
        ...session,
    };
    return <AcademySessionContext value={whole}>{ui}</AcademySessionContext>;
}

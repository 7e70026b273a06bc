import { useMemo } from 'react';
import { PageOutlet } from '../../src/shared/PageOutlet';
import { AcademySessionContext, type AcademySession } from './session/useAcademySession';

/** What stays while people go from one page of the academy to another: its session (specification 2, section 4). */
export default function AcademyFrame() {
    const session = useMemo<AcademySession>(() => ({ state: 'loading', refresh: async () => undefined }), []);
    return (
        <AcademySessionContext value={session}>
            <PageOutlet />
        </AcademySessionContext>
    );
}

import type { PortalDataProvider } from '../../../dataProvider';
import { ACADEMY_TABS, tabLocks } from './tabMessages';

/** Whether a tab of this browser may have the academy open; without locks nobody knows. */
async function academyMayBeOpen(): Promise<boolean> {
    try {
        const { held = [] } = (await tabLocks()?.query()) ?? { held: [{ name: ACADEMY_TABS }] };
        return held.some(({ name }) => name === ACADEMY_TABS);
    } catch {
        return true;
    }
}

/**
 * The end of a sign-in is the end of its academy session (specification 2, section 4). Said by the tab that signs out, which alone
 * still has the token, wherever the academy is open. Not `immediate`, which would end a session that another sign-in holds.
 */
export async function endAcademyWithSignOut(provider: Pick<PortalDataProvider, 'endAcademySession'>): Promise<void> {
    if (await academyMayBeOpen()) await provider.endAcademySession({ keepalive: true });
}

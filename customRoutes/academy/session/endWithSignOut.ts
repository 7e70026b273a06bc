import type { PortalDataProvider } from '#dataProvider';
import { ACADEMY_TABS, tabLocks } from './tabMessages';

/** Whether a tab of this browser may have the academy open; without locks it is assumed. */
async function academyMayBeOpen(): Promise<boolean> {
    try {
        const { held = [] } = (await tabLocks()?.query()) ?? { held: [{ name: ACADEMY_TABS }] };
        return held.some(({ name }) => name === ACADEMY_TABS);
    } catch {
        return true;
    }
}

/**
 * Ends the academy session on sign-out (ACADEMY-9). The tab that signs out sends it, wherever the academy is open, because only this tab
 * still has the token. Not `immediate`, which would end a session that another sign-in holds.
 */
export async function endAcademyWithSignOut(provider: Pick<PortalDataProvider, 'endAcademySession'>): Promise<void> {
    if (await academyMayBeOpen()) await provider.endAcademySession({ keepalive: true });
}

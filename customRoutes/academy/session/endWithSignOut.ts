import type { PortalDataProvider } from '#dataProvider';
import { tabLocks } from '#src/shared/tabs/leader';
import { ACADEMY_TABS } from './tabMessages';

/** Whether a tab of this browser may have the academy open; true in a browser without locks. */
async function academyMayBeOpen(): Promise<boolean> {
    try {
        const { held = [] } = (await tabLocks()?.query()) ?? { held: [{ name: ACADEMY_TABS }] };
        return held.some(({ name }) => name === ACADEMY_TABS);
    } catch {
        return true;
    }
}

/**
 * Ends the academy session on sign-out (ACADEMY-9). The tab that signs out sends the call, even if the academy is open in another tab,
 * because only this one still has the token. Not `immediate`, which would end the session of another sign-in.
 */
export async function endAcademyWithSignOut(provider: Pick<PortalDataProvider, 'endAcademySession'>): Promise<void> {
    if (await academyMayBeOpen()) await provider.endAcademySession({ keepalive: true });
}

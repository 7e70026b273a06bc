import type { CallLog } from './calls';
import type { Clock } from './clock';
import type { Mock } from './context';
import type { DeviationName } from './deviations';
import type { Faults } from './faults';
import type { LockMode } from './locks';
import type { Notices } from './notices';
import type { OdataMode } from './odata';
import type { Store } from './persistence';
import type { Situations } from './situations';
import type { Deployment } from './static';

/** What the support desk works with; `server.ts` assembles it. */

/** Settings that can change while the server runs. */
export interface Settings {
    latency: number;
    odata: OdataMode;
    /** the most rows of a collection in one response; 0 for any number */
    pageLimit: number;
    /** a response that the limit cut names the next one */
    nextLinks: boolean;
    locks: LockMode;
    /** writes respond without a body wherever the API's description allows it */
    emptyAnswers: boolean;
    /** rows of tickets come without their first message */
    thinTickets: boolean;
    /** a 409 has no code for its reason (ERROR-6) */
    bareRefusals: boolean;
    /** how the server breaks the contract */
    deviate: DeviationName | null;
}

/** Everything that the support desk shows and changes. */
export interface Control {
    mock: Mock;
    store: Store;
    clock: Clock;
    calls: CallLog;
    faults: Faults;
    situations: Situations;
    notices: Notices;
    deployment: Deployment | undefined;
    getSettings(): Settings;
    changeSettings(change: Partial<Settings>): Settings;
    /** restores the seeded data, the real time and the build's notices, removes all faults and empties the log */
    reset(): void;
}

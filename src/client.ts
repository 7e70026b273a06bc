import * as session from '../authProvider/session';
import { createHttpClient } from '../dataProvider/httpClient';
import { API_BASE, APPLICATION_ID } from './config/env';

/**
 * The one HTTP client of this page, used by the public pages and by the data provider alike.
 * A 401 on a call that carries the session's token ends the session (contract, section 1, "401").
 */
export const client = createHttpClient({
    apiUrl: API_BASE,
    applicationId: APPLICATION_ID,
    getToken: session.getToken,
    onUnauthorized: () => session.end('expired'),
});

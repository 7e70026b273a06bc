import { createAuthProvider } from '../authProvider';
import * as session from '../authProvider/session';
import { createHttpClient } from '../dataProvider/httpClient';
import { API_BASE, APPLICATION_ID } from './config/env';

/**
 * The page's only HTTP client, shared by the public pages and the data provider. A 401 on a call with the session's token ends the session
 * (WIRE-11).
 */
export const client = createHttpClient({
    apiUrl: API_BASE,
    applicationId: APPLICATION_ID,
    // A read that was sent early is taken, once (src/start/early.ts).
    fetch: (url, init) => window.early?.take(url, init) ?? fetch(url, init),
    getToken: session.tokenOfPage,
    onUnauthorized: () => session.end('expired'),
});

/** A failure from before the code of reports was loaded, as passed to `client.failed`, and the path at which it happened. */
interface EarlierFailure {
    error: unknown;
    page: string | undefined;
    pathname: string;
}

export const failedEarlier: EarlierFailure[] = [];

/** As many as a page load reports. */
const MOST = 10;

client.failed = (error, page) => {
    if (failedEarlier.length < MOST) failedEarlier.push({ error, page, pathname: window.location.pathname });
};

/** Passes the error that a page shows to the code of reports, now or once it is loaded (REPORT-1). `page` is the kind of error page. */
export const reportShown = (error: unknown, page?: string): void => client.failed?.(error, page);

/** The auth provider, created here because the sign-in page uses it before react-admin is loaded. */
export const authProvider = createAuthProvider(client);

import { createDataProvider, type PortalDataProvider } from '../../dataProvider';
import { createHttpClient, type HttpClient } from '../../dataProvider/httpClient';
import type { KitOptions } from './kit';
import { findOwn, isGone, lookAt, type Made } from './own';

/** Removes what a run has made, with calls of its own, which are not aborted when the checks are. */

/** How long the sign-out may take after the removal was stopped. */
const TIMEOUT_MS = 2000;

type Session = Pick<KitOptions, 'api' | 'abandon'>;

const clientOf = ({ api, abandon }: Session, token: string | null): HttpClient =>
    createHttpClient({
        apiUrl: api,
        applicationId: 'portal',
        getToken: () => token,
        fetch: (url, init) =>
            fetch(url, {
                ...init,
                // nothing is removed where a redirect leads
                redirect: 'manual',
                signal: AbortSignal.any([init?.signal, abandon].filter(end => end != null)),
            }),
    });

/** Removes one record. Returns undefined when it is gone or was never made, null when it is left, and why it may be where nobody knows. */
async function remainderOf(provider: PortalDataProvider, made: Made): Promise<string | null | undefined> {
    const id = made.id ?? (await findOwn(provider, made));
    if (id === undefined) return made.doubt;
    const found = await lookAt(provider, made, id);
    if (found === 'gone') return undefined;
    if (found === 'other') return 'its id now has another record';
    const wasGone = await provider.delete(made.resource, { id }).then(() => false, isGone);
    const left = await lookAt(provider, made, id);
    if (left === 'own') return null;
    return left === 'gone' || wasGone ? undefined : 'the server does not say that it is gone';
}

/** Removes everything that was made, newest first. Returns what is or may be left, and clears the list. */
export async function cleanUp(session: Session, made: Map<string, Made>, token: string | null): Promise<string[]> {
    const provider = createDataProvider({ client: clientOf(session, token) });
    const left: string[] = [];
    for (const [what, record] of [...made].reverse()) {
        const reason = await remainderOf(provider, record).catch(() => (record.id === undefined ? record.doubt : null));
        if (reason !== undefined) left.push(reason === null ? what : `${what} (perhaps: ${reason})`);
    }
    made.clear();
    return left;
}

/** Ends the session; does not wait long once the removal was stopped. */
export async function signOut({ api, abandon }: Session, token: string | null): Promise<void> {
    const soon = abandon?.aborted ? AbortSignal.timeout(TIMEOUT_MS) : undefined;
    if (token !== null) await clientOf({ api, abandon: soon }, token)('user/token', { method: 'DELETE' }).catch(() => undefined);
}

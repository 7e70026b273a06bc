import { createDataProvider, type PortalDataProvider } from '../../dataProvider';
import { PortalError } from '../../dataProvider/errors';
import { createHttpClient, type HttpClient } from '../../dataProvider/httpClient';
import type { KitOptions } from './kit';

/** Removes what a run has created, with calls of its own, which are not aborted when the checks are. */

export interface Made {
    /** the path of its collection, e.g. `users` */
    path: string;
    /** undefined until the server has returned it */
    id?: string;
    /** its creation got no response, so that it may still appear after it was looked up */
    isUnclear?: boolean;
    /** finds its id by what was sent; undefined when there is none */
    look(provider: PortalDataProvider): Promise<string | undefined>;
    /** whether it has a path of its own to read; otherwise it is looked up */
    isRead?: boolean;
}

/** How long the sign-out may take after the removal was stopped. */
const PATIENCE_MS = 2000;

type Session = Pick<KitOptions, 'api' | 'abandon'>;

const clientOf = ({ api, abandon }: Session, token: string | null): HttpClient =>
    createHttpClient({
        apiUrl: api,
        applicationId: 'portal',
        getToken: () => token,
        fetch: (url, init) =>
            fetch(url, { ...init, signal: AbortSignal.any([init?.signal, abandon].filter(end => end != null)) }),
    });

const isMissing = (error: unknown): boolean => error instanceof PortalError && error.status === 404;

/** The id that a record has now; undefined when it is gone. */
async function idNow(client: HttpClient, made: Made, known: string): Promise<unknown> {
    if (made.isRead === false) return made.look(createDataProvider({ client }));
    return (await client<{ id?: unknown } | undefined>(`${made.path}/${encodeURIComponent(known)}`)).data?.id;
}

/** Removes one record; returns whether it is gone. */
async function isRemoved(client: HttpClient, made: Made): Promise<boolean> {
    const id = made.id ?? (await made.look(createDataProvider({ client })));
    if (id === undefined) return made.isUnclear !== true;
    try {
        await client(`${made.path}/${encodeURIComponent(id)}`, { method: 'DELETE' });
        return String(await idNow(client, made, id)) !== id;
    } catch (error) {
        if (isMissing(error)) return true;
        throw error;
    }
}

/** Removes everything that was created, newest first. Returns what is left, and clears the list. */
export async function cleanUp(session: Session, made: Map<string, Made>, token: string | null): Promise<string[]> {
    const client = clientOf(session, token);
    const left: string[] = [];
    for (const [what, record] of [...made].reverse()) {
        const isGone = await isRemoved(client, record).catch(() => false);
        if (!isGone) left.push(record.isUnclear ? `${what} (perhaps: its making was not answered)` : what);
    }
    made.clear();
    return left;
}

/** Ends the session; does not wait long once the removal was stopped. */
export async function signOut({ api, abandon }: Session, token: string | null): Promise<void> {
    const soon = abandon?.aborted ? AbortSignal.timeout(PATIENCE_MS) : undefined;
    if (token !== null) await clientOf({ api, abandon: soon }, token)('user/token', { method: 'DELETE' }).catch(() => undefined);
}

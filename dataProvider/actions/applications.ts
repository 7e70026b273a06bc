import { hasId } from '../answers';
import { call } from '../call';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { Application } from '../types';

/** Applications (APPLICATION-1). */

/** All applications. */
export async function getApplications(client: HttpClient, { signal }: { signal?: AbortSignal } = {}): Promise<Application[]> {
    const { data } = await call(client, 'GET /applications', { signal, errors: texts.applications, check: isCollection });
    return readCollection<Application>(data).rows;
}

/** One application. */
export async function getApplication(
    client: HttpClient,
    { application, signal }: { application: string; signal?: AbortSignal },
): Promise<Application> {
    const request = { path: { id: application }, signal, errors: texts.applications, check: hasId };
    return (await call(client, 'GET /rest/applications/{id}', request)).data;
}

import { hasId } from '../answers';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { Application } from '../types';

/** Applications (specification 2, section 7, "Applications"). */

/** All applications. */
export async function getApplications(client: HttpClient, { signal }: { signal?: AbortSignal } = {}): Promise<Application[]> {
    const { data } = await client('applications', { signal, errors: texts.applications, check: isCollection });
    return readCollection<Application>(data).rows;
}

/** One application. */
export async function getApplication(
    client: HttpClient,
    { application, signal }: { application: string; signal?: AbortSignal },
): Promise<Application> {
    const path = `rest/applications/${encodeURIComponent(application)}`;
    const { data } = await client<Application>(path, { signal, errors: texts.applications, check: hasId });
    return data;
}

import { hasId } from '../checks';
import { isCollection, wholeOf } from '../odata/read';
import type { Application } from '../types';
import { action } from './action';

/** Applications (APPLICATION-1). */

/** All applications. */
export const getApplications = action('GET /applications', async (send, { signal }: { signal?: AbortSignal } = {}) =>
    wholeOf<Application>((await send({ signal, check: isCollection })).data),
);

/** One application. */
export const getApplication = action(
    'GET /rest/applications/{id}',
    async (send, { application, signal }: { application: string; signal?: AbortSignal }): Promise<Application> =>
        (await send({ path: { id: application }, signal, check: hasId })).data,
);

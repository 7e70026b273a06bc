import { createDataProvider, type PortalDataProvider } from '.';
import type { ApiRequest, Trace } from './httpClient';

/** The same provider, whose changes are known to be steps of a job (ACTIVITY-1). */
export function ofJob(provider: PortalDataProvider, job: NonNullable<Trace['job']>): PortalDataProvider {
    const { client } = provider;
    if (!client) return provider;
    return createDataProvider({
        client: <T>(path: string, request: ApiRequest = {}) => client<T>(path, { ...request, trace: { ...request.trace, job } }),
    });
}

import type { PortalDataProvider } from '.';
import { httpError } from './errors';

/**
 * The provider for work of several calls: makes none once `isCurrent` says that its session has ended, because the next one may be another
 * person's (SESSION-18). Such a call fails as without a session.
 */
export const boundTo = (provider: PortalDataProvider, isCurrent: () => boolean): PortalDataProvider =>
    new Proxy(provider, {
        get(target, name) {
            const method: unknown = Reflect.get(target, name);
            if (typeof method !== 'function') return method;
            return (...given: unknown[]): unknown =>
                isCurrent() ? (method as (...all: unknown[]) => unknown)(...given) : Promise.reject(httpError(401, undefined));
        },
    });

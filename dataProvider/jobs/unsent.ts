import type { PortalDataProvider } from '..';
import { changeOf } from '../actions';
import { PortalError } from '../errors';
import type { Task } from '../queue/perform';

/** Tells a step that has sent nothing yet, because a read right before it failed, from one whose outcome is unknown (MANY-14). */

const VERBS: readonly (string | symbol)[] = ['create', 'update', 'delete'];

const origins = new WeakMap<PortalDataProvider, PortalDataProvider>();

/** The provider that a step was made with: what steps share is kept by it. */
export const originOf = (provider: PortalDataProvider): PortalDataProvider => origins.get(provider) ?? provider;

/** The provider, which calls `noted` before each change. */
function noting(provider: PortalDataProvider, noted: () => void): PortalDataProvider {
    const own = new Proxy(provider, {
        get(target, name) {
            const method: unknown = Reflect.get(target, name);
            if (typeof method !== 'function' || !(VERBS.includes(name) || changeOf(String(name)))) return method;
            return (...given: unknown[]): unknown => {
                noted();
                return (method as (...all: unknown[]) => unknown)(...given);
            };
        },
    });
    origins.set(own, originOf(provider));
    return own;
}

/** A task whose failure says that nothing was sent, if it failed before its first change. */
export function noticingUnsent(provider: PortalDataProvider, make: (own: PortalDataProvider) => Task): Task {
    let changes = 0;
    const task = make(noting(provider, () => (changes += 1)));
    const send = async (): Promise<unknown> => {
        const before = changes;
        try {
            return await task.send();
        } catch (error) {
            if (changes > before || !(error instanceof PortalError)) throw error;
            throw Object.assign(new PortalError(error.message, error), { unsent: true });
        }
    };
    return { ...task, send };
}

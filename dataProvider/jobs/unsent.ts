import type { PortalDataProvider } from '..';
import { changeOf } from '../actions';
import { PortalError } from '../errors';
import type { Task } from '../queue/perform';

/** Tells a step that has sent nothing yet, because a read right before it failed, from one whose outcome is unknown (MANY-14). */

const VERBS: readonly (string | symbol)[] = ['create', 'update', 'delete'];

const origins = new WeakMap<PortalDataProvider, PortalDataProvider>();

/** The provider that a step was made with: what steps share is kept by it. */
export const originOf = (provider: PortalDataProvider): PortalDataProvider => origins.get(provider) ?? provider;

/** The provider, which calls `noted` before each change, and waits for what it returns. */
function noting(provider: PortalDataProvider, noted: () => Promise<void> | undefined): PortalDataProvider {
    const own = new Proxy(provider, {
        get(target, name) {
            const method: unknown = Reflect.get(target, name);
            if (typeof method !== 'function' || !(VERBS.includes(name) || changeOf(String(name)))) return method;
            return (...given: unknown[]): unknown => {
                const send = () => (method as (...all: unknown[]) => unknown)(...given);
                const waits = noted();
                return waits ? waits.then(send) : send();
            };
        },
    });
    origins.set(own, originOf(provider));
    return own;
}

/**
 * A task that tells its first change: what is stopped before that, e.g. by a tab that is closed, has sent nothing, and neither has what fails
 * before.
 */
export function noticingUnsent(provider: PortalDataProvider, make: (own: PortalDataProvider) => Task): Task {
    let changes = 0;
    let begins: (() => Promise<void>) | undefined;
    const noted = (): Promise<void> | undefined => {
        const first = begins;
        begins = undefined;
        changes += 1;
        return first?.();
    };
    const task = make(noting(provider, noted));
    const send: Task['send'] = async begin => {
        const before = changes;
        begins = begin;
        try {
            return await task.send();
        } catch (error) {
            if (changes > before || !(error instanceof PortalError)) throw error;
            throw Object.assign(new PortalError(error.message, error), { unsent: true });
        }
    };
    return { ...task, send, tells: true };
}

import { byId } from '#dataProvider/byId';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { PortalDataProvider } from '../../dataProvider';
import { LICENCE_DETAILS } from '../../dataProvider/resources';
import type { Licence, User } from '../../dataProvider/types';
import { failureText, useNotifyFailure } from '../shared/failure';
import { nowSeconds } from '../shared/format/date';
import { isUnnamedRefusal, refusalText, type RefusalFacts } from './refusal';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** A change of keys: its licence, and which user should get which key. */
interface RefusedChange extends Pick<RefusalFacts, 'makesKey' | 'changesKey'> {
    /** licence id */
    licence: string;
    /** id of the user who should get the key */
    user?: string;
    /** id of the key being assigned, which is not "another key" of the licence; without it the user gets a new one */
    key?: string;
}

/** How long, in milliseconds, somebody who waits is kept from a failure at most until its reason is known. */
const TIMEOUT_MS = 800;

/** A change that failed. */
export interface FailedChange extends RefusedChange {
    error: unknown;
}

const idsOf = (ids: readonly (string | undefined)[]): string[] => [...new Set(ids.filter(id => id !== undefined))];

/** Fetches the licences and users of the changes, each once. */
async function look(provider: PortalDataProvider, changes: readonly RefusedChange[]) {
    const people = idsOf(changes.map(({ user }) => user));
    const [licences, users] = await Promise.all([
        provider.getMany<Licence>('licences', {
            ids: idsOf(changes.map(({ licence }) => licence)),
            meta: { expand: LICENCE_DETAILS },
        }),
        people.length === 0 ? null : provider.getMany<User>('users', { ids: people, meta: { expand: ['keys'] } }),
    ]);
    const licenceOf = byId(licences.data);
    const userOf = byId(users?.data);
    return ({ licence, user, key: given, makesKey, changesKey }: RefusedChange): RefusalFacts => ({
        licence: licenceOf.get(licence),
        assigned: userOf.get(user ?? '')?.keys?.some(key => key.licenceId === licence && key.id !== given),
        makesKey: makesKey ?? (user !== undefined && given === undefined),
        changesKey,
    });
}

/**
 * Returns the i18n keys of the texts for failed changes of keys, in their order. For refusals (409) without a reason it fetches current
 * data, because the cached data did not predict them. Never rejects. @param timeout in milliseconds
 */
export async function refusalReasons(
    provider: PortalDataProvider,
    failed: readonly FailedChange[],
    timeout = TIMEOUT_MS,
): Promise<MessageKey[]> {
    const unnamed = failed.filter(({ error }) => isUnnamedRefusal(error));
    if (unnamed.length === 0) return failed.map(({ error }) => failureText(error));
    const unknown = (): RefusalFacts => ({});
    const late = new Promise<typeof unknown>(resolve => setTimeout(resolve, timeout, unknown));
    const factsOf = await Promise.race([look(provider, unnamed), late]).catch(() => unknown);
    return failed.map(change => refusalText(change.error, factsOf(change), nowSeconds()));
}

/** Returns a function that finds the i18n keys of the reasons why changes of keys failed, in their order. */
export function useRefusalReasons(): (failed: readonly FailedChange[]) => Promise<MessageKey[]> {
    const provider = usePortalDataProvider();
    return failed => refusalReasons(provider, failed);
}

/** Returns a function that shows a failed change of keys, with the reason for a refusal. */
export function useNotifyRefusal(change: RefusedChange): (failure: unknown, more?: Partial<RefusedChange>) => Promise<void> {
    const reasonsOf = useRefusalReasons();
    const t = useT();
    const notifyFailure = useNotifyFailure();
    return async (failure, more) => {
        const [reason = failureText(failure)] = await reasonsOf([{ ...change, ...more, error: failure }]);
        notifyFailure(failure, t(reason));
    };
}

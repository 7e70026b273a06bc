import { useDataProvider, useTranslate } from 'ra-core';
import type { PortalDataProvider } from '../../dataProvider';
import type { Key, Licence } from '../../dataProvider/types';
import { failureText, toastFailure } from '../shared/feedback/failure';
import { nowSeconds } from '../shared/format/date';
import { isUnnamedRefusal, refusalText, type RefusalFacts } from './refusal';
import { LICENCE_DETAILS } from './useLicence';

/** What a change of keys is about: the licence, and who shall get which key. */
interface RefusedChange extends Pick<RefusalFacts, 'makesKey' | 'changesKey'> {
    /** id */
    licence: string;
    /** id of the user who shall get the key */
    user?: string;
    /** id of the key that is given, which is no obstacle to itself */
    key?: string;
}

/** Whoever waits for the reason longer is told without it. */
const PATIENCE_MS = 800;

async function look(provider: PortalDataProvider, change: RefusedChange): Promise<RefusalFacts> {
    const { licence: id, user, key: given, ...facts } = change;
    const [licence, keys] = await Promise.all([
        provider.getOne<Licence>('licences', { id, meta: LICENCE_DETAILS }),
        user === undefined
            ? null
            : provider.getList<Key>('keys', {
                  pagination: { page: 1, perPage: 500 },
                  sort: { field: 'label', order: 'ASC' },
                  meta: { user, refresh: true },
              }),
    ]);
    const assigned = keys?.data.some(key => key.licenceId === id && key.id !== given);
    return { ...facts, licence: licence.data, assigned };
}

/**
 * The key of the text for a failed change of keys. A refusal (409) whose reason the server does not name is looked up: what the portal
 * knew before the change was not enough to prevent it. Never rejects.
 */
async function refusalReason(provider: PortalDataProvider, error: unknown, change: RefusedChange): Promise<string> {
    if (!isUnnamedRefusal(error)) return failureText(error);
    const late = new Promise<RefusalFacts>(resolve => setTimeout(resolve, PATIENCE_MS, {}));
    const facts = await Promise.race([look(provider, change), late]).catch(() => ({}));
    return refusalText(error, facts, nowSeconds());
}

/** Tells a failed change of keys, a refusal with its reason. */
export function useTellRefusal(change: RefusedChange): (failure: unknown, more?: Partial<RefusedChange>) => Promise<void> {
    const provider = useDataProvider<PortalDataProvider>();
    const translate = useTranslate();
    return async (failure, more) =>
        toastFailure(failure, translate(await refusalReason(provider, failure, { ...change, ...more })));
}

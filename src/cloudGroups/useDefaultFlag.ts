import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as session from '#authProvider/session';
import { withLaterTexts } from '#i18n/later';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { CloudGroup } from '../../dataProvider/types';
import { changesSent, sayDone } from '../shared/activity/recording';
import { currentLanguage } from '../config/language';
import { dismissFailures, failureText, useNotifyFailure } from '../shared/failure';
import { queryKeys } from '../shared/query/keys';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** The error text of this PATCH is about renaming; the flag needs a different one. */
const RENAME_FAILED = 'cloudGroups.errors.rename';
const textOf = (failure: unknown): MessageKey => {
    const text = failureText(failure);
    return text === RENAME_FAILED ? 'cloudGroups.errors.save' : text;
};

/** Says what the group is now; with texts that are loaded by then. */
async function sayFlag({ id }: CloudGroup, isDefault: boolean, since: number): Promise<void> {
    const { translate } = await withLaterTexts(currentLanguage(), 'activity');
    sayDone(translate(isDefault ? 'activity.defaultOn' : 'activity.defaultOff'), since, id);
}

/**
 * The default flag of a group with optimistic updates (GROUP-3): a change shows at once and is reverted if it fails. Only one call is pending
 * at a time; of the changes made meanwhile, only the last is sent.
 * @returns the value to show, and a function to change it
 */
export function useDefaultFlag(group: CloudGroup): [shown: boolean, wish: (autoAdd: boolean) => Promise<void>] {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const [wished, setWished] = useState<boolean | null>(null);
    const flight = useRef<{ wish: boolean } | null>(null);

    const send = async (first: boolean) => {
        const isOurs = session.sameSession();
        const since = changesSent();
        const flying = { wish: first };
        flight.current = flying;
        // Not the rendered value: a response that has just arrived may not be rendered yet.
        let saved = queries.getQueryData<CloudGroup>(queryKeys.record('cloudGroups', group.id))?.autoAdd ?? group.autoAdd;
        try {
            while (flying.wish !== saved && isOurs()) {
                const { data: now } = await provider.getOne<CloudGroup>('cloudGroups', { id: group.id });
                if (!isOurs()) break;
                const autoAdd = flying.wish;
                // What others have done already is not done again, and not taken back either (MANY-16).
                if (now.autoAdd !== autoAdd) {
                    await provider.update('cloudGroups', { id: group.id, data: { autoAdd }, previousData: now });
                }
                saved = autoAdd;
            }
            if (isOurs()) void sayFlag(group, saved, since);
        } catch (failure) {
            setWished(saved);
            notifyFailure(failure, t(textOf(failure)));
        }
        flight.current = null;
        if (!isOurs()) return;
        queries.setQueryData<CloudGroup>(
            queryKeys.record('cloudGroups', group.id),
            known => known && { ...known, autoAdd: saved },
        );
        // After a lost response only the server knows the value.
        await queries.invalidateQueries({ queryKey: queryKeys.resource('cloudGroups') });
        if (flight.current === null) setWished(null);
    };

    const wish = async (autoAdd: boolean) => {
        dismissFailures();
        setWished(autoAdd);
        if (flight.current) flight.current.wish = autoAdd;
        else await send(autoAdd);
    };

    return [wished ?? group.autoAdd, wish];
}

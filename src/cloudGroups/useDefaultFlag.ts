import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { PortalDataProvider } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';
import { dismissFailures, failureText, useTellFailure } from '../shared/feedback/failure';
import { groupKey } from './useGroup';

/** A refused PATCH of the label has this text; one of the flag says what could not be saved. */
const RENAME_FAILED = 'errors.cloudGroups.rename';
const textOf = (failure: unknown): string => {
    const text = failureText(failure);
    return text === RENAME_FAILED ? 'errors.cloudGroups.save' : text;
};

/**
 * The default flag of a group, optimistic (specification 2, section 4): a wish shows at once, and what the server last confirmed shows
 * again when it fails. One call is under way at a time; of the wishes that come meanwhile the last one is sent.
 * @returns what to show, and how to wish for another value
 */
export function useDefaultFlag(group: CloudGroup): [shown: boolean, wish: (autoAdd: boolean) => Promise<void>] {
    const provider = useDataProvider<PortalDataProvider>();
    const queries = useQueryClient();
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const [wished, setWished] = useState<boolean | null>(null);
    const flight = useRef<{ wish: boolean } | null>(null);

    const send = async (first: boolean) => {
        const flying = { wish: first };
        flight.current = flying;
        // Not as it was rendered: an answer that has just come may not show yet.
        let saved = queries.getQueryData<CloudGroup>(groupKey(group.id))?.autoAdd ?? group.autoAdd;
        try {
            while (flying.wish !== saved) {
                const autoAdd = flying.wish;
                const previousData = { ...group, autoAdd: saved };
                await provider.update<CloudGroup>('cloudGroups', { id: group.id, data: { autoAdd }, previousData });
                saved = autoAdd;
            }
        } catch (failure) {
            setWished(saved);
            tellFailure(failure, translate(textOf(failure)));
        }
        flight.current = null;
        queries.setQueryData<CloudGroup>(groupKey(group.id), known => known && { ...known, autoAdd: saved });
        // After a lost answer only the server knows.
        await queries.invalidateQueries({ queryKey: ['cloudGroups'] });
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

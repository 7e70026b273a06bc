import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../ui/feedback/toast';
import type { RowAction } from '../list/types';

/** The parts of a link that opens an action: `?do=<action>`, and the ids that it is about. */
const DO = 'do';
const PARTS = [DO, 'licence', 'key', 'seat'] as const;

/** The id of a record in a link. */
type IdOf = (part: Exclude<(typeof PARTS)[number], typeof DO>) => string | null;

/** An action as it is offered; null if it is not, e.g. because the role does not allow it. */
type Found = Pick<RowAction, 'onClick' | 'obstacle'> | null | undefined;

/**
 * Opens an action that a link asks for, once, under the action's own rules (WHY-6): what is not offered is ignored, an obstacle is said, and
 * nothing is sent. The link's parts are then removed from the address, so that neither a reload nor Back opens it again.
 * @param isReady whether what is offered is known
 */
export function useLinkedAction(name: string, isReady: boolean, find: (id: IdOf) => Found): void {
    const [params, setParams] = useSearchParams();
    const isAsked = params.get(DO) === name;
    const open = useEffectEvent(() => {
        const found = find(part => params.get(part));
        const rest = new URLSearchParams(params);
        PARTS.forEach(part => rest.delete(part));
        setParams(rest, { replace: true });
        if (found?.obstacle) toast.blank(found.obstacle, { id: 'obstacle' });
        else found?.onClick?.();
    });
    useEffect(() => {
        if (isAsked && isReady) open();
    }, [isAsked, isReady]);
}

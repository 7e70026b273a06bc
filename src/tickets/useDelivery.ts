import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnclear } from '../../dataProvider/outcome';
import { useDraft } from '../shared/hooks/useDraft';
import { findStored, parseSent, type Sent } from './sent';

/** The outcome of an attempt to send. */
export type Outcome<Row> =
    /** found on the server; with `error` if the response was lost */
    | { kind: 'stored'; row: Row; error?: unknown }
    /** clearly refused, nothing was stored */
    | { kind: 'refused'; error: unknown }
    /** the response was lost, and the server does not have it */
    | { kind: 'missing'; error?: unknown }
    /** unknown: the response was lost, or the accepted text has not appeared yet */
    | { kind: 'unclear'; error?: unknown };

export interface DeliveryOptions<Row> {
    /** name of the form's draft, e.g. `ticket/t1/message` */
    draft: string;
    /** what is typed now */
    text: string;
    /** clears the form, because its text is on the server */
    clear(): void;
    /** sends the trimmed text; returns the new row's id, if there is one */
    send(content: string): Promise<string | undefined>;
    /** returns the rows that will contain it, oldest first: from the cache, or with `now` from the server */
    read(now: boolean): Promise<readonly Row[]>;
    isSame(row: Row, content: string): boolean;
    idOf(row: Row): string | undefined;
}

export interface Delivery<Row> {
    /** `unclear`: it was sent, and the server has to be checked before a retry */
    state: 'idle' | 'sending' | 'checking' | 'unclear';
    /** sends a text, trimmed, or checks the server when an earlier attempt is unclear; one at a time */
    deliver(content: string): Promise<Outcome<Row>>;
    /** looks for the sent text in rows loaded elsewhere; returns true when it is found */
    notice(rows: readonly Row[]): boolean;
}

/**
 * Sends a text exactly once. The draft survives a reload and the end of the session until the text is found on the server. After a lost
 * response the server is checked; only a text that is missing there can be sent again.
 */
export function useDelivery<Row>(options: DeliveryOptions<Row>): Delivery<Row> {
    const { draft, text, clear, send, read, isSame, idOf } = options;
    const [kept, keep] = useDraft(`${draft}/sent`, '');
    const [state, setState] = useState<Delivery<Row>['state']>('idle');
    const latest = useRef({ text, clear });
    useEffect(() => {
        latest.current = { text, clear };
    });

    const settle = useCallback(
        ({ content }: Sent) => {
            keep('');
            // Keeps what was typed since.
            if (latest.current.text.trim() === content) latest.current.clear();
            setState('idle');
        },
        [keep],
    );

    /** Looks for the sent text on the server. */
    const look = async (sent: Sent, id?: string, error?: unknown): Promise<Outcome<Row>> => {
        setState('checking');
        let rows: readonly Row[];
        try {
            rows = await read(true);
        } catch (failure) {
            setState('unclear');
            return { kind: 'unclear', error: error ?? failure };
        }
        const row = rows.find(candidate => id !== undefined && idOf(candidate) === id) ?? findStored(rows, sent, isSame);
        if (row !== undefined) {
            settle(sent);
            return { kind: 'stored', row, error };
        }
        setState('idle');
        return { kind: 'missing', error };
    };

    /** The text was accepted, so it is never reported as missing, even if it has not appeared yet. */
    const lookForAccepted = async (sent: Sent, id?: string): Promise<Outcome<Row>> => {
        const outcome = await look(sent, id);
        if (outcome.kind !== 'missing') return outcome;
        setState('unclear');
        return { kind: 'unclear' };
    };

    const deliver = async (content: string): Promise<Outcome<Row>> => {
        const earlier = parseSent(kept);
        const again = earlier?.content === content ? earlier : null;
        if (again) {
            const outcome = again.accepted ? await lookForAccepted(again) : await look(again);
            // A check that the user requested only reports its result; after a reload a missing text is sent again.
            if (outcome.kind !== 'missing' || state === 'unclear') return outcome;
        }
        let sent = again;
        if (!sent) {
            setState('sending');
            try {
                const same = (await read(false)).filter(row => isSame(row, content));
                sent = { content, before: same.length };
            } catch (error) {
                setState('idle');
                return { kind: 'refused', error };
            }
            keep(JSON.stringify(sent));
        }
        setState('sending');
        let id: string | undefined;
        try {
            id = await send(content);
        } catch (error) {
            if (isUnclear(error)) return look(sent, undefined, error);
            keep('');
            setState('idle');
            return { kind: 'refused', error };
        }
        const accepted = { ...sent, accepted: true };
        keep(JSON.stringify(accepted));
        return lookForAccepted(accepted, id);
    };

    const notice = useCallback(
        (rows: readonly Row[]): boolean => {
            const sent = parseSent(kept);
            if (!sent || state === 'sending' || state === 'checking') return false;
            if (findStored(rows, sent, isSame) === undefined) return false;
            settle(sent);
            return true;
        },
        [kept, state, isSame, settle],
    );

    return { state, deliver, notice };
}

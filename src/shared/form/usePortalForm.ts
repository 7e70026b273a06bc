import { useEffect, useRef, useState, type RefObject } from 'react';
import { useT, type Translate } from '#i18n/useT';
import { isSame } from '#dataProvider/changes';
import { PortalError } from '#dataProvider/errors';
import { fetchCheck } from '#dataProvider/operation';
import { useNotifyFailure } from '../failure';
import { ABSENT } from '../format/absent';
import { changesSent, sayDone } from '../activity/recording';
import { draftOwner, keepDraft, readDraft } from '../hooks/useDraft';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { isAccepted, useFormState } from '../formState';
import { samePage } from '../samePage';
import type { Refusals } from '../refusals';
import { halfTyped } from '../typed';
import { draftOf, withDraft } from './values';

/** Returned by `send` when there is nothing to send: the form closes silently. */
export const UNCHANGED = Symbol('unchanged');

export interface PortalFormOptions<Values extends object, Result> {
    /** Names the draft, e.g. `key/k1`. Without it nothing is stored: for passwords and for what is typed to confirm a deletion. */
    draft?: string;
    /** The values when the form opens. Later ones do not change what is being edited. */
    initial: Values;
    /** Whether a stored object, or an entry of a stored list, is valid. */
    isEntry?(entry: unknown): boolean;
    /** Validates the values before they are sent. */
    check?(values: NoInfer<Values>): Refusals<NoInfer<Values>>;
    /** Sends the values, once; rejects when that fails. */
    send(values: NoInfer<Values>): Promise<Result | typeof UNCHANGED>;
    /** Returns the fields that a failure belongs to; null when it belongs to none. */
    refusal?(
        failure: unknown,
        values: NoInfer<Values>,
    ): Refusals<NoInfer<Values>> | null | Promise<Refusals<NoInfer<Values>> | null>;
    /** The fields of the record that the form shows under another name, or with other words. */
    shows?: Readonly<Record<string, { name: keyof Values & string; text(value: unknown): string }>>;
    /** Shows a failure that belongs to no field; by default in a toast. */
    notify?(failure: unknown, values: NoInfer<Values>): unknown;
    /** After a partial success, returns the values with which the form stays open; null when everything succeeded. */
    rest?(result: NoInfer<Result>, values: NoInfer<Values>): Partial<NoInfer<Values>> | null;
    /** The success message, translated. */
    done?: string | ((result: NoInfer<Result>, values: NoInfer<Values>) => string);
    /** Called to close the form after it was sent or cancelled. */
    onClose?(): void;
    /** Called after the form was sent and closed, e.g. to open the new record; not if another page is shown by then. */
    onDone?(result: NoInfer<Result>, values: NoInfer<Values>): unknown;
}

/** A value of a record in words. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What others have changed meanwhile, said at its fields; sent once more, it is replaced (MANY-17). */
function meanwhileOf<Values extends object>(
    failure: unknown,
    shows: PortalFormOptions<Values, unknown>['shows'],
    t: Translate,
): Refusals<Values> | null {
    if (!(failure instanceof PortalError) || !failure.fields) return null;
    const said = failure.fields.map(({ field, was, now }) => {
        const { name = field, text = textOf } = shows?.[field] ?? {};
        return [name, t('modal.meanwhile', { was: text(was) || ABSENT, now: text(now) || ABSENT })];
    });
    return Object.fromEntries(said) as Refusals<Values>;
}

/** The state of a form, for its fields, its modal and its component. */
export interface PortalForm<Values extends object> {
    values: Values;
    /** why fields are refused, until they change */
    refusals: Refusals<Values>;
    /** Says why fields are refused; does not move the focus. Stable. */
    refuse(refusals: Refusals<Values>): void;
    /** Clears the refusals of fields. */
    clear(...names: (keyof Values & string)[]): void;
    /** what is around the fields */
    fields: RefObject<HTMLDivElement | null>;
    /** Takes over what the fields show (FORM-2). */
    readFields(): void;
    /** it is being sent */
    busy: boolean;
    /** counts the attempts that failed because of a field */
    refused: number;
    /** Changes values other than through their fields, and clears their errors. */
    change(changes: Partial<Values>): void;
    /** Sends the form; does nothing while it is being sent. */
    submit(): Promise<unknown>;
    /** it opened with text that was typed earlier, and still has it */
    restored: boolean;
    /** Restores the initial values. */
    discard(): void;
    /** Closes the form; what was typed is kept for the next time (FORM-1). */
    close(): void;
    /** Closes the form and deletes the draft, because it was sent. */
    drop(): void;
}

/**
 * The state of a form. What is typed survives a failure, closing, a reload and the end of the session (FORM-1). Only one submission runs at a
 * time. An invalid field, a date that is not complete (FORM-2), or a field that the server refuses, shows why until it is edited; the first one
 * gets the focus. On success the form notifies the user and closes.
 */
export function usePortalForm<Values extends object, Result = unknown>(
    options: PortalFormOptions<Values, Result>,
): PortalForm<Values> {
    const { draft, isEntry = () => false, check, send, refusal, shows, notify, rest, done, onClose, onDone } = options;
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const fields = useRef<HTMLDivElement>(null);
    const [initial] = useState(options.initial);
    const [owner] = useState(draftOwner);
    const [opened] = useState(() => (draft === undefined ? initial : withDraft(initial, readDraft(draft), isEntry)));
    const [refused, setRefused] = useState(0);
    const state = useFormState(opened);
    useEffect(fetchCheck, []);
    const { values, latest } = state;

    /** The values that were last stored or sent: only a change from these is stored. */
    const settled = useRef<Values>(opened);
    const keep = (): void => {
        if (draft === undefined || isSame(latest.current, settled.current)) return;
        settled.current = latest.current;
        keepDraft(draft, draftOf(latest.current, initial), owner);
    };
    const change = (changes: Partial<Values>): void => {
        state.change(changes);
        // Also when the form is no longer mounted: what was sent is no longer a draft.
        keep();
    };
    const readFields = (): void => {
        state.readFields(fields.current);
        keep();
    };
    const refuse = (refusals: Refusals<Values>): void => {
        state.refuse(refusals);
        setRefused(count => count + 1);
    };
    const close = (): void => onClose?.();
    const drop = (): void => {
        settled.current = latest.current;
        if (draft !== undefined) keepDraft(draft, null, owner);
        close();
    };
    const finish = (result: Result | typeof UNCHANGED, sent: Values, since: number, isHere: () => boolean): void => {
        if (result === UNCHANGED) {
            drop();
            return;
        }
        const left = rest?.(result, sent);
        if (left) {
            change(left);
            return;
        }
        const text = typeof done === 'function' ? done(result, sent) : done;
        if (text !== undefined) sayDone(text, since);
        drop();
        if (isHere()) onDone?.(result, sent);
    };

    const attempt = async (sent: Values): Promise<void> => {
        let result: Result | typeof UNCHANGED;
        const since = changesSent();
        const isHere = samePage();
        try {
            result = await send(sent);
        } catch (failure) {
            const refusals = meanwhileOf(failure, shows, t) ?? (await refusal?.(failure, sent));
            if (refusals) refuse(refusals);
            else if (notify) await notify(failure, sent);
            else notifyFailure(failure);
            return;
        }
        finish(result, sent, since, isHere);
    };
    const [submit, busy] = useSingleFlight(async () => {
        readFields();
        const sent = latest.current;
        const half = halfTyped(fields.current).map(name => [name, t('dateField.half')]);
        const refusals: Refusals<Values> = { ...check?.(sent), ...(Object.fromEntries(half) as object) };
        if (!isAccepted(refusals)) {
            refuse(refusals);
            return;
        }
        state.refuse({});
        await attempt(sent);
    });

    const restored = !isSame(opened, initial) && !isSame(values, initial);

    return {
        ...{ values, refusals: state.refusals, refuse: state.refuse, clear: state.clear, fields, busy, refused, restored },
        ...{ readFields, change, submit, discard: () => change(initial), close, drop },
    };
}

import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '../../dataProvider/types';
import { useNotifyFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { useAttempt } from '../shared/hooks/useAttempt';
import { useDraft } from '../shared/hooks/useDraft';
import { TextField } from '../shared/inputs/TextField';
import { ConfirmModal } from '../shared/modal/ConfirmModal';
import { FormModal } from '../shared/modal/FormModal';
import { isCodeRefused, isReleaseCode, normaliseCode, seatAction } from './seat';
import { useReleaseSeat } from './useReleaseSeat';

interface SeatModalProps {
    seat: Seat;
    licence: string;
    onClose(): void;
}

/** Releases or removes a seat: after a confirmation, or with the release code when the seat is node-locked. */
export function SeatModal(props: SeatModalProps) {
    return seatAction(props.seat) === 'releaseByCode' ? <ReleaseByCodeModal {...props} /> : <ConfirmSeatModal {...props} />;
}

function ConfirmSeatModal({ seat, licence, onClose }: SeatModalProps) {
    const translate = useTranslate();
    const attempt = useAttempt(onClose);
    const release = useReleaseSeat();
    const verb = seat.active ? 'release' : 'remove';

    const confirm = () => attempt(() => release({ licence, seat: seat.id }), translate(`seats.${verb}Success`));
    return (
        <ConfirmModal
            open
            title={translate(`seats.${verb}Title`)}
            text={translate(`seats.${verb}Text`, { name: seat.machineName })}
            confirmLabel={translate(`seats.${verb}Confirm`)}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}

function ReleaseByCodeModal({ seat, licence, onClose }: SeatModalProps) {
    const translate = useTranslate();
    const notifyFailure = useNotifyFailure();
    const release = useReleaseSeat();
    const [code, setCode, dropDraft] = useDraft(`seat/${seat.id}/code`, '');
    const [error, setError] = useState<string | null>(null);
    const input = useRef<HTMLInputElement>(null);
    const caret = useRef<number | null>(null);

    // Replacing the typed text by capitals would move the caret to the end.
    useLayoutEffect(() => {
        if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
        caret.current = null;
    }, [code]);

    const close = () => {
        dropDraft();
        onClose();
    };
    const refuse = (text: string) => {
        setError(translate(text));
        input.current?.focus();
    };

    const save = async () => {
        if (!isReleaseCode(code)) {
            refuse('seats.codeInvalid');
            return;
        }
        try {
            await release({ licence, seat: seat.id, code: normaliseCode(code) });
        } catch (failure) {
            if (isCodeRefused(failure)) refuse('seats.codeRefused');
            else notifyFailure(failure);
            return;
        }
        toast.success(translate('seats.releaseSuccess'));
        close();
    };

    return (
        <FormModal
            open
            title={translate('seats.releaseTitle')}
            onClose={close}
            onSubmit={save}
            submit={translate('seats.releaseConfirm')}
        >
            <p>{translate('seats.codeText', { name: seat.machineName })}</p>
            <TextField
                required
                label={translate('seats.codeLabel')}
                hint={translate('seats.codeHint')}
                value={code}
                error={error}
                inputRef={input}
                autoComplete="off"
                onChange={typed => {
                    caret.current = input.current?.selectionStart ?? null;
                    setCode(typed.toUpperCase());
                    setError(null);
                }}
            />
        </FormModal>
    );
}

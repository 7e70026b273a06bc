import { useLayoutEffect, useRef, useState } from 'react';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
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
    const t = useT();
    const attempt = useAttempt(onClose);
    const release = useReleaseSeat();
    const verb = seat.active ? 'release' : 'remove';

    const confirm = () => attempt(() => release({ licence, seat: seat.id }), t(`seats.${verb}Success`));
    return (
        <ConfirmModal
            open
            title={t(`seats.${verb}Title`)}
            text={t(`seats.${verb}Text`, { name: seat.machineName })}
            confirmLabel={t(`seats.${verb}Confirm`)}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}

function ReleaseByCodeModal({ seat, licence, onClose }: SeatModalProps) {
    const t = useT();
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
    const refuse = (text: MessageKey) => {
        setError(t(text));
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
        toast.success(t('seats.releaseSuccess'));
        close();
    };

    return (
        <FormModal open title={t('seats.releaseTitle')} onClose={close} onSubmit={save} submit={t('seats.releaseConfirm')}>
            <p>{t('seats.codeText', { name: seat.machineName })}</p>
            <TextField
                required
                label={t('seats.codeLabel')}
                hint={t('seats.codeHint')}
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

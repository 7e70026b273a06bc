import { useT } from '#i18n/useT';
import { useLayoutEffect, useRef } from 'react';
import type { Seat } from '../../dataProvider/types';
import { TextField } from '../shared/form/fields';
import { FormModal } from '../shared/form/FormModal';
import { usePortalForm } from '../shared/form/usePortalForm';
import { useAttempt } from '../shared/hooks/useAttempt';
import { ConfirmModal } from '../ui/modal/ConfirmModal';
import { isCodeRefused, isReleaseCode, normaliseCode, seatAction } from './seat';
import { useReleaseSeat } from './useReleaseSeat';

interface SeatModalProps {
    seat: Seat;
    licence: string;
    onClose(): void;
}

/** Releases or removes a seat: after a confirmation, or with the release code when the seat is node-locked. */
export default function SeatModal(props: SeatModalProps) {
    return seatAction(props.seat) === 'releaseByCode' ? <ReleaseByCodeModal {...props} /> : <ConfirmSeatModal {...props} />;
}

function ConfirmSeatModal({ seat, licence, onClose }: SeatModalProps) {
    const t = useT();
    const attempt = useAttempt(onClose);
    const release = useReleaseSeat();
    const verb = seat.active ? 'release' : 'remove';

    const confirm = () => attempt(() => release({ licence, seat }), t(`seats.${verb}Success`));
    return (
        <ConfirmModal
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
    const release = useReleaseSeat();
    const input = useRef<HTMLInputElement>(null);
    const caret = useRef<number | null>(null);
    const form = usePortalForm({
        draft: `seat/${seat.id}/code`,
        initial: { code: '' },
        check: ({ code }) => ({ code: !isReleaseCode(code) && t('seats.codeInvalid') }),
        send: ({ code }) => release({ licence, seat, code: normaliseCode(code) }),
        refusal: failure => (isCodeRefused(failure) ? { code: t('seats.codeRefused') } : null),
        done: t('seats.releaseSuccess'),
        onClose,
    });
    const { code } = form.values;

    // Replacing the typed text with capitals would move the caret to the end.
    useLayoutEffect(() => {
        if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
        caret.current = null;
    }, [code]);

    return (
        <FormModal form={form} title={t('seats.releaseTitle')} submit={t('seats.releaseConfirm')}>
            <p>{t('seats.codeText', { name: seat.machineName })}</p>
            <TextField
                name="code"
                required
                label={t('seats.codeLabel')}
                hint={t('seats.codeHint')}
                inputRef={input}
                onChange={typed => {
                    caret.current = input.current?.selectionStart ?? null;
                    form.change({ code: typed.toUpperCase() });
                }}
            />
        </FormModal>
    );
}

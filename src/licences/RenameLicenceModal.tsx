import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate, useUpdate } from 'ra-core';
import { useRef, useState } from 'react';
import { PortalError } from '../../dataProvider/errors';
import type { Licence } from '../../dataProvider/types';
import { toastFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { useDraft } from '../shared/hooks/useDraft';
import { TextField } from '../shared/inputs/TextField';
import { Modal } from '../shared/modal/Modal';
import { SubmitButton } from '../shared/modal/SubmitButton';
import { renameOutcome } from './licence';

/**
 * Renames a licence (specification 2, section 5): an empty name is refused beside the field, an unchanged one just closes.
 * A failure keeps what was typed, and so do a reload and the end of the session.
 */
export default function RenameLicenceModal({ licence, onClose }: { licence: Licence; onClose(): void }) {
    const translate = useTranslate();
    const [name, setName, dropDraft] = useDraft(`licence/${licence.id}/name`, licence.name);
    const [error, setError] = useState<string | null>(null);
    const input = useRef<HTMLInputElement>(null);
    const [update] = useUpdate<Licence, Error>();
    const queries = useQueryClient();

    const close = () => {
        dropDraft();
        onClose();
    };
    const save = async () => {
        const outcome = renameOutcome(licence.name, name);
        if (outcome.kind === 'unchanged') {
            close();
            return;
        }
        if (outcome.kind === 'empty') {
            setError(translate('licences.noEmptyString'));
            input.current?.focus();
            return;
        }
        try {
            await update(
                'licences',
                { id: licence.id, data: { name: outcome.name }, previousData: licence },
                { mutationMode: 'pessimistic', returnPromise: true },
            );
        } catch (failure) {
            // 403 and 404 have texts of their own in the error catalogue (specification 2, section 8).
            const named = failure instanceof PortalError && [403, 404].includes(failure.status);
            toastFailure(failure, translate(named ? failure.message : 'licences.renameFailed'));
            return;
        }
        // Whatever else shows the name: the licence's pages, the overview.
        void queries.invalidateQueries({ queryKey: ['licences'] });
        toast.success(translate('licences.renameSuccess'));
        close();
    };

    return (
        <Modal
            open
            title={translate('licences.renameTitle')}
            onClose={close}
            onSubmit={save}
            actions={
                <>
                    <Button onClick={close}>{translate('modal.cancel')}</Button>
                    <SubmitButton>{translate('licences.renameSave')}</SubmitButton>
                </>
            }
        >
            <TextField
                label={translate('licences.renameLabel')}
                value={name}
                error={error}
                inputRef={input}
                autoComplete="off"
                onChange={typed => {
                    setName(typed);
                    setError(null);
                }}
            />
        </Modal>
    );
}

import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Licence } from '../../dataProvider/types';
import { useTellFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { useChange } from '../shared/hooks/useChange';
import { useDraft } from '../shared/hooks/useDraft';
import { TextField } from '../shared/inputs/TextField';
import { FormModal } from '../shared/modal/FormModal';
import { renameOutcome } from './licence';

/**
 * Renames a licence (specification 2, section 5): an empty name is refused beside the field, an unchanged one just closes.
 * A failure keeps what was typed, and so do a reload and the end of the session.
 */
export default function RenameLicenceModal({ licence, onClose }: { licence: Licence; onClose(): void }) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const [name, setName, dropDraft] = useDraft(`licence/${licence.id}/name`, licence.name);
    const [error, setError] = useState<string | null>(null);
    const input = useRef<HTMLInputElement>(null);
    const rename = useChange(
        (provider, data: Pick<Licence, 'name'>) =>
            provider.update<Licence>('licences', { id: licence.id, data, previousData: licence }),
        ['licences'],
    );

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
            await rename({ name: outcome.name });
        } catch (failure) {
            tellFailure(failure);
            return;
        }
        toast.success(translate('licences.renameSuccess'));
        close();
    };

    return (
        <FormModal
            open
            title={translate('licences.renameTitle')}
            onClose={close}
            onSubmit={save}
            submit={translate('licences.renameSave')}
        >
            <TextField
                required
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
        </FormModal>
    );
}

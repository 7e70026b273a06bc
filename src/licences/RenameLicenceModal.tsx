import { useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Licence } from '../../dataProvider/types';
import { useNotifyFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { useChange } from '../shared/hooks/useChange';
import { useDraft } from '../shared/hooks/useDraft';
import { TextField } from '../shared/inputs/TextField';
import { FormModal } from '../shared/modal/FormModal';
import { renameOutcome } from './licence';

/**
 * Renames a licence (LICENCE-6): an empty name is refused at the field, an unchanged one closes the modal. The input survives a failure, a
 * reload and the end of the session.
 */
export default function RenameLicenceModal({ licence, onClose }: { licence: Licence; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const [name, setName, dropDraft] = useDraft(`licence/${licence.id}/name`, licence.name);
    const [error, setError] = useState<string | null>(null);
    const input = useRef<HTMLInputElement>(null);
    const rename = useChange(
        (provider, data: Pick<Licence, 'name'>) => provider.update('licences', { id: licence.id, data, previousData: licence }),
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
            setError(t('licences.noEmptyString'));
            input.current?.focus();
            return;
        }
        try {
            await rename({ name: outcome.name });
        } catch (failure) {
            notifyFailure(failure);
            return;
        }
        toast.success(t('licences.renameSuccess'));
        close();
    };

    return (
        <FormModal open title={t('licences.renameTitle')} onClose={close} onSubmit={save} submit={t('licences.renameSave')}>
            <TextField
                required
                label={t('licences.renameLabel')}
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

import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Key } from '../../dataProvider/types';
import { toastFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { nowSeconds } from '../shared/format/date';
import { CheckboxField } from '../shared/inputs/CheckboxField';
import { ExpiryField } from '../shared/inputs/ExpiryField';
import { TextField } from '../shared/inputs/TextField';
import { Modal } from '../shared/modal/Modal';
import { SubmitButton } from '../shared/modal/SubmitButton';
import { keyForm, keyFormData, keyFormErrors, type KeyFormErrors } from './key';
import { failureText, useCreateKey, useSaveKey } from './keyChanges';
import styles from './keys.module.css';
import { opensAfterCreate, setOpensAfterCreate } from './openAfterCreate';

interface EditProps {
    value: Key;
    /** school customers: an expiry is required */
    school: boolean;
    onClose(): void;
}

/** Changes label and expiry of a key. A failure keeps what was typed. */
export function EditKeyModal({ value, school, onClose }: EditProps) {
    const translate = useTranslate();
    const save = useSaveKey();
    const fields = useKeyForm(school, value);

    const submit = async () => {
        if (!fields.check()) return;
        const data = keyFormData(fields.form, value);
        if (data.label === value.label && data.expire === value.expire) {
            onClose();
            return;
        }
        try {
            await save({ key: value, data });
        } catch (failure) {
            toastFailure(failure, translate(failureText(failure)));
            return;
        }
        toast.success(translate('keys.form.saved'));
        onClose();
    };

    return (
        <Modal
            open
            title={translate('keys.form.editTitle')}
            onClose={onClose}
            onSubmit={submit}
            actions={
                <>
                    <Button onClick={onClose}>{translate('modal.cancel')}</Button>
                    <SubmitButton>{translate('keys.form.save')}</SubmitButton>
                </>
            }
        >
            {fields.inputs}
        </Modal>
    );
}

interface CreateProps {
    licence: string;
    school: boolean;
    /** asked to open the new key afterwards */
    onCreated(key: Key): void;
    onClose(): void;
}

/** Creates a key without a user (contract, section 6); it can be opened afterwards, to assign it. A failure keeps what was typed. */
export function CreateKeyModal({ licence, school, onCreated, onClose }: CreateProps) {
    const translate = useTranslate();
    const create = useCreateKey();
    const fields = useKeyForm(school);
    const [sendMail, setSendMail] = useState(false);
    const [openAfter, setOpenAfter] = useState(opensAfterCreate);

    const submit = async () => {
        if (!fields.check()) return;
        let key: Key;
        try {
            key = await create({ ...keyFormData(fields.form), licenceId: licence, _sendMail: sendMail });
        } catch (failure) {
            toastFailure(failure, translate(failureText(failure)));
            return;
        }
        toast.success(translate('keys.form.created'));
        if (openAfter) onCreated(key);
        else onClose();
    };

    return (
        <Modal
            open
            title={translate('keys.form.createTitle')}
            onClose={onClose}
            onSubmit={submit}
            actions={
                <>
                    <Button onClick={onClose}>{translate('modal.cancel')}</Button>
                    <SubmitButton>{translate('keys.form.create')}</SubmitButton>
                </>
            }
        >
            {fields.inputs}
            <CheckboxField
                label={translate('keys.form.sendMail')}
                hint={translate('keys.form.sendMailHint')}
                checked={sendMail}
                onChange={setSendMail}
            />
            <CheckboxField
                label={translate('keys.form.openAfter')}
                checked={openAfter}
                onChange={checked => {
                    setOpensAfterCreate(checked);
                    setOpenAfter(checked);
                }}
            />
        </Modal>
    );
}

/** Label and expiry with their checks; the first field that is wrong gets the focus. */
function useKeyForm(school: boolean, value?: Key) {
    const translate = useTranslate();
    const [form, setForm] = useState(() => keyForm(value));
    const [errors, setErrors] = useState<KeyFormErrors>({});
    const label = useRef<HTMLInputElement>(null);
    const day = useRef<HTMLInputElement>(null);
    const say = (name: string | undefined): string | null => (name ? translate(`keys.form.${name}`) : null);

    const check = (): boolean => {
        // A day that is typed by half is '' for the portal, but it is not "no expiry".
        const found = keyFormErrors(form, { school, now: nowSeconds(), key: value });
        if (day.current?.validity.badInput) found.day = 'expirePast';
        setErrors(found);
        if (found.label) label.current?.focus();
        else if (found.day) day.current?.focus();
        return !found.label && !found.day;
    };

    const inputs = (
        <div className={styles.form}>
            <TextField
                label={translate('keys.form.label')}
                value={form.label}
                error={say(errors.label)}
                inputRef={label}
                autoComplete="off"
                onChange={typed => {
                    setForm({ ...form, label: typed });
                    setErrors({ ...errors, label: undefined });
                }}
            />
            <ExpiryField
                label={translate('keys.form.expire')}
                clearLabel={translate('keys.form.expireClear')}
                value={form.day}
                required={school}
                error={say(errors.day)}
                hint={school ? translate('keys.form.expireSchool') : translate('keys.form.expireOptional')}
                inputRef={day}
                onChange={chosen => {
                    setForm({ ...form, day: chosen });
                    setErrors({ ...errors, day: undefined });
                }}
            />
        </div>
    );
    return { form, check, inputs };
}

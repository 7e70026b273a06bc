import { useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Key, Licence } from '../../dataProvider/types';
import { freeKeys, useNotifyRefusal } from '../licences/public';
import { toast } from '../shared/feedback/toast';
import { nowSeconds } from '../shared/format/date';
import { useDraft } from '../shared/hooks/useDraft';
import { useOpenAfterCreate } from '../shared/hooks/useOpenAfterCreate';
import { CheckboxField } from '../shared/inputs/CheckboxField';
import { ExpiryField } from '../shared/inputs/ExpiryField';
import { TextField } from '../shared/inputs/TextField';
import { FormModal } from '../shared/modal/FormModal';
import { keyForm, keyFormData, keyFormErrors, type KeyFormErrors } from './key';
import { useCreateKey, useSaveKey } from './keyChanges';
import { NoKeyFree } from './NoKeyFree';
import styles from './keys.module.css';

interface EditProps {
    value: Key;
    /** school customers: an expiry is required */
    school: boolean;
    onClose(): void;
}

/** Edits label and expiry of a key. The input survives a failure. */
export function EditKeyModal({ value, school, onClose }: EditProps) {
    const t = useT();
    const notifyRefusal = useNotifyRefusal({ licence: value.licenceId, changesKey: true });
    const save = useSaveKey();
    const fields = useKeyForm(school, `key/${value.id}`, value);
    const close = () => {
        fields.drop();
        onClose();
    };

    const submit = async () => {
        if (!fields.check()) return;
        const data = keyFormData(fields.form, value);
        if (data.label === value.label && data.expire === value.expire) {
            close();
            return;
        }
        try {
            await save({ key: value, data });
        } catch (failure) {
            await notifyRefusal(failure);
            return;
        }
        toast.success(t('keys.form.saved'));
        close();
    };

    return (
        <FormModal open title={t('keys.form.editTitle')} onClose={close} onSubmit={submit} submit={t('keys.form.save')}>
            {fields.inputs}
        </FormModal>
    );
}

interface CreateProps {
    licence: Licence;
    /** school customers: an expiry is required */
    school: boolean;
    /** called to open the new key afterwards, or to assign an existing one */
    onAssign(key: Key): void;
    onClose(): void;
}

/** Creates a key; if the licence has none free, it shows an explanation instead of the form. */
export function CreateKeyModal(props: CreateProps) {
    return freeKeys(props.licence) > 0 ? <CreateKeyForm {...props} /> : <NoKeyFree {...props} />;
}

/** Creates a key without a user (KEY-2); it can be opened afterwards, to assign it. The input survives a failure. */
function CreateKeyForm({ licence: { id: licence }, school, onAssign, onClose }: CreateProps) {
    const t = useT();
    const notifyRefusal = useNotifyRefusal({ licence, makesKey: true, changesKey: true });
    const create = useCreateKey();
    const fields = useKeyForm(school, `licence/${licence}/key`);
    const [mail, setMail, dropMail] = useDraft(`licence/${licence}/key/sendMail`, '');
    const sendMail = mail !== '';
    const drop = () => {
        fields.drop();
        dropMail();
    };
    const close = () => {
        drop();
        onClose();
    };
    const [openAfter, setOpenAfter] = useOpenAfterCreate();

    const submit = async () => {
        if (!fields.check()) return;
        let key: Key;
        try {
            key = await create({ ...keyFormData(fields.form), licenceId: licence, _sendMail: sendMail });
        } catch (failure) {
            await notifyRefusal(failure);
            return;
        }
        toast.success(t('keys.form.created'));
        drop();
        // If the server does not return the created key, there is nothing to open.
        if (openAfter && key.id) onAssign(key);
        else onClose();
    };

    return (
        <FormModal open title={t('keys.form.createTitle')} onClose={close} onSubmit={submit} submit={t('keys.form.create')}>
            {fields.inputs}
            <div className={styles.options}>
                <CheckboxField
                    label={t('keys.form.sendMail')}
                    hint={t('keys.form.sendMailHint')}
                    checked={sendMail}
                    onChange={checked => setMail(checked ? 'yes' : '')}
                />
                <CheckboxField label={t('keys.form.openAfter')} checked={openAfter} onChange={setOpenAfter} />
            </div>
        </FormModal>
    );
}

/**
 * The fields for label and expiry, which may be `required`, with their validation (KEY-3, KEY-6); stored under the name `draft` until they
 * are sent or cancelled. The first invalid field gets the focus.
 */
function useKeyForm(required: boolean, draft: string, value?: Key) {
    const t = useT();
    const before = keyForm(value);
    const [label, setLabel, dropLabel] = useDraft(`${draft}/label`, before.label);
    const [day, setDay, dropDay] = useDraft(`${draft}/expire`, before.day);
    const form = { label, day };
    const [errors, setErrors] = useState<KeyFormErrors>({});
    const labelInput = useRef<HTMLInputElement>(null);
    const dayInput = useRef<HTMLInputElement>(null);
    const say = (name: KeyFormErrors[keyof KeyFormErrors]): string | null => (name ? t(`keys.form.${name}`) : null);

    const check = (): boolean => {
        // For a partly typed day the input's value is '', but it does not mean "no expiry".
        const found = keyFormErrors(form, { required, now: nowSeconds(), key: value });
        if (dayInput.current?.validity.badInput) found.day = 'expirePast';
        setErrors(found);
        if (found.label) labelInput.current?.focus();
        else if (found.day) dayInput.current?.focus();
        return !found.label && !found.day;
    };

    const inputs = (
        <div className={styles.form}>
            <TextField
                required
                label={t('keys.form.label')}
                value={label}
                error={say(errors.label)}
                inputRef={labelInput}
                autoComplete="off"
                onChange={typed => {
                    setLabel(typed);
                    setErrors({ ...errors, label: undefined });
                }}
            />
            <ExpiryField
                label={t('keys.form.expire')}
                clearLabel={t('keys.form.expireClear')}
                value={day}
                required={required}
                error={say(errors.day)}
                hint={t(required ? 'keys.form.expireSchool' : 'keys.form.expireOptional')}
                inputRef={dayInput}
                onChange={chosen => {
                    setDay(chosen);
                    setErrors({ ...errors, day: undefined });
                }}
            />
        </div>
    );
    const drop = () => {
        dropLabel();
        dropDay();
    };
    return { form, check, drop, inputs };
}

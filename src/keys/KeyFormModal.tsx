import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Key, Licence } from '../../dataProvider/types';
import { LastChanges } from '../activity/public';
import { freeKeys, useNotifyRefusal } from '../licences/public';
import { CheckboxField, TextField } from '../shared/form/fields';
import { FormModal } from '../shared/form/FormModal';
import { useOpened } from '../shared/form/useOpened';
import { UNCHANGED, usePortalForm } from '../shared/form/usePortalForm';
import { formatUtcDay, nowSeconds } from '../shared/format/date';
import { useOpenAfterCreate } from '../shared/hooks/useOpenAfterCreate';
import { CheckboxField as Checkbox } from '../ui/inputs/CheckboxField';
import { ExpiryChoice } from './ExpiryChoice';
import { keyForm, keyFormData, keyFormErrors, type KeyForm } from './key';
import { useCreateKey, useSaveKey } from './keyChanges';
import { NoKeyFree } from './NoKeyFree';
import styles from './keys.module.css';

interface EditProps {
    value: Key;
    /** school customers: an expiry is required */
    school: boolean;
    onClose(): void;
}

/** Edits label and expiry of a key. */
export function EditKeyModal({ value: shown, school, onClose }: EditProps) {
    const t = useT();
    const value = useOpened(shown);
    const notifyRefusal = useNotifyRefusal({ licence: value.licenceId, changesKey: true });
    const save = useSaveKey();
    const { check, inputs } = useKeyFields(school, value);
    const [language] = useLocaleState();
    const expiryText = (expire: unknown): string =>
        typeof expire === 'number' ? formatUtcDay(expire, language) : t('keys.noExpiry');
    const form = usePortalForm({
        draft: `key/${value.id}`,
        initial: keyForm(value),
        check,
        send: async values => {
            const data = keyFormData(values, value);
            return data.label === value.label && data.expire === value.expire ? UNCHANGED : save({ key: value, data });
        },
        shows: { expire: { name: 'day', text: expiryText } },
        notify: failure => notifyRefusal(failure),
        done: t('keys.form.saved'),
        onClose,
    });
    return (
        <FormModal form={form} title={t('keys.form.editTitle')} submit={t('modal.save')}>
            {inputs}
            <LastChanges of="key" record={value} plain />
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

/** Creates a key; shows an explanation instead of the form if the licence has none free. */
export function CreateKeyModal(props: CreateProps) {
    return freeKeys(props.licence) > 0 ? <CreateKeyForm {...props} /> : <NoKeyFree {...props} />;
}

/** Creates a key without a user (KEY-2); it can be opened afterwards, to assign it. */
function CreateKeyForm({ licence: { id: licence }, school, onAssign, onClose }: CreateProps) {
    const t = useT();
    const notifyRefusal = useNotifyRefusal({ licence, makesKey: true, changesKey: true });
    const create = useCreateKey();
    const { check, inputs } = useKeyFields(school);
    const [openAfter, setOpenAfter] = useOpenAfterCreate();
    const form = usePortalForm({
        draft: `licence/${licence}/key`,
        initial: { ...keyForm(), sendMail: false },
        check,
        send: values => create({ ...keyFormData(values), licenceId: licence, _sendMail: values.sendMail }),
        notify: failure => notifyRefusal(failure),
        done: t('keys.form.created'),
        onClose,
        onDone: key => {
            // If the server does not return the created key, there is nothing to open.
            if (openAfter && key?.id) onAssign(key);
        },
    });
    return (
        <FormModal form={form} title={t('keys.actions.create')} submit={t('modal.create')}>
            {inputs}
            <div className={`stack gap-4 ${styles.options}`}>
                <CheckboxField name="sendMail" label={t('keys.form.sendMail')} hint={t('keys.form.sendMailHint')} />
                <Checkbox label={t('keys.form.openAfter')} checked={openAfter} onChange={setOpenAfter} />
            </div>
        </FormModal>
    );
}

/** The fields for label and expiry, which may be `required`, and their validation (KEY-3, KEY-6). */
function useKeyFields(required: boolean, key?: Key) {
    const t = useT();
    const check = (values: KeyForm) => {
        const found = keyFormErrors(values, { required, now: nowSeconds(), key });
        return {
            label: found.label && t(`keys.form.${found.label}`),
            day: found.day && t(`keys.form.${found.day}`),
        };
    };
    const inputs = (
        <>
            <TextField name="label" required label={t('keys.fields.label')} />
            <ExpiryChoice school={required} />
        </>
    );
    return { check, inputs };
}

import { Button } from '#src/ui/Button';
import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { useRef } from 'react';
import type { Key, Licence, User } from '../../dataProvider/types';
import { isAutomatic, isExpired as isLicenceExpired, useNotifyRefusal } from '../licences/public';
import { UserPicker } from '../people/public';
import { GuestChip } from '../shared/fields/GuestChip';
import { Callout } from '../ui/feedback/Callout';
import { changesSent, offerUndo } from '../shared/activity/recording';
import { toast } from '../ui/feedback/toast';
import { StateChip } from '../ui/fields/StateChip';
import { TextField } from '../shared/form/fields';
import { FormModal } from '../shared/form/FormModal';
import { usePortalForm } from '../shared/form/usePortalForm';
import { hasTexts } from '../shared/hasTexts';
import { formatUtcDay, nowSeconds } from '../shared/format/date';
import { nameWithEmail } from '../shared/person';
import { holdersOf, isExpired, movedLabel } from './key';
import { useAssignKey, useSaveKey } from './keyChanges';
import { KeyHolders } from './KeyHolders';

/** The fields of the selected user that the draft stores. */
type Chosen = Pick<User, 'id' | 'email' | 'alias'>;

interface Entry {
    chosen: Chosen | null;
    label: string;
}

interface AssignKeyModalProps {
    value: Key;
    licence: Licence;
    onClose(): void;
    /** opens the form with the expiry of an expired key */
    onEdit(): void;
}

/**
 * Assigns a key to one user, selected from a searchable list; lists the current users, who all lose it (KEY-4). Labels often contain the
 * user's name, so the label can be changed too; until it is edited, it follows the selection. If only saving the label fails, only that is
 * retried.
 */
export function AssignKeyModal({ value, licence, onClose, onEdit }: AssignKeyModalProps) {
    const t = useT();
    const assign = useAssignKey();
    const save = useSaveKey();
    const notifyRefusal = useNotifyRefusal({ licence: value.licenceId, key: value.id });
    const given = useRef<string>(undefined);
    const now = nowSeconds();
    const editable = !isAutomatic(licence) && !isLicenceExpired(licence, now);
    const initial: Entry = { chosen: null, label: value.label };

    const form = usePortalForm({
        draft: `key/${value.id}/user`,
        initial,
        isEntry: entry => hasTexts(entry, 'id', 'email', 'alias'),
        check: ({ chosen, label }) => {
            if (!chosen) return { chosen: t('keys.assign.choose') };
            return { label: editable && label.trim() === '' && t('keys.form.labelRequired') };
        },
        send: async ({ chosen, label: typed }) => {
            const since = changesSent();
            let said: [id: string, text: string] | undefined;
            if (chosen && given.current !== chosen.id) {
                await assign({ key: value, user: chosen.id });
                given.current = chosen.id;
                const text = t('keys.assign.done', { user: nameWithEmail(chosen) });
                said = [toast.success(text), text];
            }
            const label = editable ? typed.trim() : value.label;
            if (label !== value.label) await save({ key: value, data: { label, expire: value.expire } });
            if (said) offerUndo(...said, since);
        },
        notify: (failure, { chosen: asked }) =>
            notifyRefusal(failure, asked?.id === given.current ? { changesKey: true } : { user: asked?.id }),
        onClose,
    });
    const { chosen, label } = form.values;
    const holders = holdersOf(value);
    const has = ({ id, email }: User) =>
        holders.some(holder => (holder.id === undefined ? holder.email === email : holder.id === id));
    // The server refuses who already has a key of the licence.
    const hasAnother = ({ keys = [] }: User) => keys.some(key => key.licenceId === value.licenceId && key.id !== value.id);
    const labelFor = (user: Chosen | null) => (user ? movedLabel(value.label, holders, user) : value.label);
    const choose = ({ id, email, alias }: User) => {
        const next = { id, email, alias };
        form.change({ chosen: next, ...(label === labelFor(chosen) ? { label: labelFor(next) } : {}) });
    };

    return (
        <FormModal form={form} size="lg" title={t('keys.actions.assign')} submit={t('keys.assign.confirm')}>
            {isExpired(value, now) && <ExpiredWarning value={value} onEdit={editable ? onEdit : undefined} />}
            <Consequence value={value} chosen={chosen} />
            <UserPicker
                expand="keys"
                isTaken={user => (has(user) && holders.length === 1) || hasAnother(user)}
                noteOf={user => (has(user) ? t('keys.assign.present') : hasAnother(user) ? t('keys.assign.assigned') : null)}
                badgesOf={user => (
                    <>
                        {!user.active && <StateChip tone="warning">{t('userDetail.inactive')}</StateChip>}
                        <GuestChip person={user} />
                    </>
                )}
                single
                chosen={new Set(chosen && [chosen.id])}
                onToggle={choose}
                error={form.refusals.chosen || null}
            />
            <p className="muted small" role="status">
                {chosen && t('keys.assign.chosen', { user: nameWithEmail(chosen) })}
            </p>
            {editable && <TextField name="label" required label={t('keys.fields.label')} hint={t('keys.assign.labelHint')} />}
        </FormModal>
    );
}

/** What assigning the key means for its current users: a single one is named in the sentence, several are listed below. */
function Consequence({ value, chosen }: { value: Key; chosen: Chosen | null }) {
    const t = useT();
    const holders = holdersOf(value);
    const [first] = holders;
    const { label } = value;
    if (!first) return <p>{t('keys.assign.one', { label })}</p>;
    if (holders.length === 1) return <p>{t('keys.assign.replaces', { label, user: nameWithEmail(first) })}</p>;
    return <KeyHolders holders={holders.filter(({ id }) => id !== chosen?.id)} text={t('keys.assign.replacesAll', { label })} />;
}

/** Warns that the new user cannot use an expired key; `onEdit` opens the form with its expiry, where it can be changed. */
function ExpiredWarning({ value, onEdit }: { value: Key; onEdit?: () => void }) {
    const t = useT();
    const [language] = useLocaleState();
    const date = formatUtcDay(value.expire ?? 0, language);
    return (
        <Callout role="note">
            <p>{t('keys.assign.expiredKey', { date })}</p>
            {onEdit && <Button onClick={onEdit}>{t('keys.assign.changeExpiry')}</Button>}
        </Callout>
    );
}

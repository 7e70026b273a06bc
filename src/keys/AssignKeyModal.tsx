import { useLocaleState } from 'ra-core';
import { useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import type { Key, Licence, User } from '../../dataProvider/types';
import { isAutomatic, isExpired as isLicenceExpired, useNotifyRefusal } from '../licences/public';
import { toast } from '../shared/feedback/toast';
import { formatExpiry, nowSeconds } from '../shared/format/date';
import { useDraft } from '../shared/hooks/useDraft';
import { TextField } from '../shared/inputs/TextField';
import { FormModal } from '../shared/modal/FormModal';
import { nameWithEmail } from '../shared/person';
import { holdersOf, isExpired, movedLabel } from './key';
import { useAssignKey, useSaveKey } from './keyChanges';
import { KeyHolders } from './KeyHolders';
import styles from './keys.module.css';
import { UserChoice } from './UserChoice';

/** The fields of the selected user that the draft stores. */
type Chosen = Pick<User, 'id' | 'email' | 'alias'>;

/** Parses a stored selection; an invalid one counts as none. */
function chosenOf(text: string): Chosen | null {
    try {
        const { id, email, alias } = JSON.parse(text) as Record<string, unknown>;
        if (typeof id !== 'string' || typeof email !== 'string') return null;
        return { id, email, alias: typeof alias === 'string' ? alias : '' };
    } catch {
        return null;
    }
}

interface AssignKeyModalProps {
    value: Key;
    licence: Licence;
    onClose(): void;
    /** opens the form with the expiry of an expired key */
    onEdit(): void;
}

/**
 * Assigns a key to one user, selected from a searchable list; all current users lose it and are listed (KEY-4). A label often names its
 * user, so it can be changed at the same time. The input survives searches, failures and a reload.
 */
export function AssignKeyModal({ value, licence, onClose, onEdit }: AssignKeyModalProps) {
    const t = useT();
    const { chosen, choose, label, setLabel, drop } = useEntry(value);
    const [missing, setMissing] = useState(false);
    const [noLabel, setNoLabel] = useState(false);
    const searchInput = useRef<HTMLInputElement>(null);
    const labelInput = useRef<HTMLInputElement>(null);
    const give = useGiving(value);
    const now = nowSeconds();
    const editable = !isAutomatic(licence) && !isLicenceExpired(licence, now);
    const close = () => {
        drop();
        onClose();
    };

    const submit = async () => {
        if (!chosen) {
            setMissing(true);
            searchInput.current?.focus();
            return;
        }
        if (editable && label.trim() === '') {
            setNoLabel(true);
            labelInput.current?.focus();
            return;
        }
        if (await give(chosen, editable ? label.trim() : value.label)) close();
    };

    return (
        <FormModal
            open
            size="lg"
            title={t('keys.assign.title')}
            onClose={close}
            onSubmit={submit}
            submit={t('keys.assign.confirm')}
        >
            <div className={styles.form}>
                {isExpired(value, now) && <ExpiredWarning value={value} onEdit={editable ? onEdit : undefined} />}
                <Consequence value={value} chosen={chosen} />
                <UserChoice
                    value={value}
                    chosen={chosen?.id}
                    searchRef={searchInput}
                    onChoose={user => {
                        choose(user);
                        setMissing(false);
                    }}
                />
                <p className={missing ? styles.error : styles.hint} role={missing ? 'alert' : 'status'}>
                    {missing && t('keys.assign.choose')}
                    {chosen && t('keys.assign.chosen', { user: nameWithEmail(chosen) })}
                </p>
                {editable && (
                    <TextField
                        required
                        label={t('keys.form.label')}
                        hint={t('keys.assign.labelHint')}
                        value={label}
                        error={noLabel ? t('keys.form.labelRequired') : null}
                        inputRef={labelInput}
                        autoComplete="off"
                        onChange={typed => {
                            setLabel(typed);
                            setNoLabel(false);
                        }}
                    />
                )}
            </div>
        </FormModal>
    );
}

/** The selected user and the key's label, stored across a reload. Until the label is edited, it follows the selection. */
function useEntry(value: Key) {
    const [kept, keep, dropChoice] = useDraft(`key/${value.id}/user`, '');
    const [label, setLabel, dropLabel] = useDraft(`key/${value.id}/movedLabel`, value.label);
    const chosen = chosenOf(kept);
    const labelFor = (user: Chosen | null) => (user ? movedLabel(value.label, holdersOf(value), user) : value.label);
    return {
        chosen,
        label,
        setLabel,
        choose({ id, email, alias }: User) {
            const next = { id, email, alias };
            if (label === labelFor(chosen)) setLabel(labelFor(next));
            keep(JSON.stringify(next));
        },
        drop() {
            dropChoice();
            dropLabel();
        },
    };
}

/**
 * Returns a function that assigns the key, then saves its label if it differs; it shows the outcome and returns whether both are done. When
 * only the label fails, only that is retried.
 */
function useGiving(value: Key) {
    const t = useT();
    const assign = useAssignKey();
    const save = useSaveKey();
    const tell = useNotifyRefusal({ licence: value.licenceId, key: value.id });
    const given = useRef<string>(undefined);
    return async (chosen: Chosen, label: string): Promise<boolean> => {
        try {
            if (given.current !== chosen.id) {
                await assign({ key: value, user: chosen.id });
                given.current = chosen.id;
                toast.success(t('keys.assign.done', { user: nameWithEmail(chosen) }));
            }
        } catch (failure) {
            await tell(failure, { user: chosen.id });
            return false;
        }
        try {
            if (label !== value.label) await save({ key: value, data: { label, expire: value.expire } });
        } catch (failure) {
            await tell(failure, { changesKey: true });
            return false;
        }
        return true;
    };
}

/** What the selection means for the key's current users: a single one is named in the sentence, several are listed below it. */
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
    const date = formatExpiry(value.expire ?? 0, language);
    return (
        <div className={styles.warning} role="note">
            <p>{t('keys.assign.expiredKey', { date })}</p>
            {onEdit && <Button onClick={onEdit}>{t('keys.assign.changeExpiry')}</Button>}
        </div>
    );
}

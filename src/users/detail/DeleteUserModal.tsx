import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { User } from '#dataProvider/types';
import { isListed, KeyHolders, sharersOf } from '../../keys/public';
import { useNotifyFailure } from '../../shared/feedback/failure';
import { toast } from '../../shared/feedback/toast';
import { nowSeconds } from '../../shared/format/date';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { useDraft } from '../../shared/hooks/useDraft';
import { TextField } from '../../shared/inputs/TextField';
import { FormModal } from '../../shared/modal/FormModal';
import { nameOf } from '../../shared/person';
import { asLeft } from '../../shared/visits';
import { confirmsDeletion, freedLicences } from './detail';
import { useDeleteUser } from './userChanges';
import { useLicences, useUserKeys } from './userReads';
import styles from './detail.module.css';

/** Maximum number of keys and groups that are listed by name. */
const NAMED = 5;

/**
 * Deletes a user (USER-8) after the name or e-mail address was typed; lists the keys and groups that the user loses, and asks what happens
 * to the keys. Opens the list of users afterwards.
 */
export function DeleteUserModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const navigate = useNavigate();
    const { data: customer } = useCurrentCustomer();
    const remove = useDeleteUser();
    const [typed, setTyped, drop] = useDraft(`user/${user.id}/delete`, '');
    const [error, setError] = useState<string | null>(null);
    const input = useRef<HTMLInputElement>(null);
    const name = nameOf(user);
    const { data: licences } = useLicences();
    const licenceName = (id: string) => licences?.find(licence => licence.id === id)?.name;
    const listed = (user.keys ?? []).filter(isListed);
    const freed = freedLicences(listed, licences ?? [], nowSeconds());
    const [frees, setFrees] = useState(false);
    const { data: owned } = useUserKeys(user.id);
    const sharers = sharersOf(owned?.filter(key => freed.some(({ id }) => id === key.licenceId)) ?? [], user);
    const keys = listed.map(key => licenceName(key.licenceId) ?? key.label);
    const groups = customer?.flags.demo ? [] : (user.cloudGroups ?? []).map(group => group.label);

    const close = () => {
        drop();
        onClose();
    };
    const submit = async () => {
        if (!confirmsDeletion(typed, user)) {
            setError(t('userDetail.delete.mismatch'));
            input.current?.focus();
            return;
        }
        try {
            await remove({ user, freed: frees ? freed.map(({ id }) => id) : [] });
        } catch (failure) {
            notifyFailure(failure);
            return;
        }
        drop();
        toast.success(t('userDetail.delete.done'));
        const { to, state } = asLeft(paths.users);
        void navigate(to, { state, replace: true });
    };

    return (
        <FormModal
            open
            title={t('userDetail.delete.title')}
            onClose={close}
            onSubmit={submit}
            submit={t('userDetail.delete.confirm')}
            destroys
        >
            <div className={styles.form}>
                <p>{t('userDetail.delete.text', { name })}</p>
                {keys.length + groups.length === 0 ? (
                    <p>{t('userDetail.delete.nothing')}</p>
                ) : (
                    <>
                        <p>{t('userDetail.delete.loses')}</p>
                        {/* It may scroll, so it must be focusable by keyboard. */}
                        <div className={styles.losses} tabIndex={0} role="group" aria-label={t('userDetail.delete.loses')}>
                            <Losses title="userDetail.delete.keys" names={keys} />
                            <Losses title="userDetail.delete.groups" names={groups} />
                        </div>
                        {freed.length > 0 && <KeyFate frees={frees} count={freed.length} onChange={setFrees} />}
                        {frees && <KeyHolders holders={sharers} text={t('userDetail.delete.fate.others')} />}
                    </>
                )}
                <TextField
                    required
                    label={t(name === user.email ? 'userDetail.data.email' : 'userDetail.delete.label')}
                    hint={
                        name === user.email
                            ? t('userDetail.delete.type', { name })
                            : t('userDetail.delete.typeOr', { name, email: user.email })
                    }
                    value={typed}
                    error={error}
                    inputRef={input}
                    autoComplete="off"
                    onChange={text => {
                        setTyped(text);
                        setError(null);
                    }}
                />
            </div>
        </FormModal>
    );
}

interface KeyFateProps {
    frees: boolean;
    /** number of licences, among those of the user's keys, that have not expired */
    count: number;
    onChange(frees: boolean): void;
}

/** Asks what happens to a deleted user's keys: they remain without a user, or are removed and become free again. */
function KeyFate({ frees, count, onChange }: KeyFateProps) {
    const t = useT();
    const option = (value: boolean, name: 'keep' | 'free') => (
        <li>
            <label className={styles.choice}>
                <input type="radio" name="fate" checked={frees === value} onChange={() => onChange(value)} />
                <span className={styles.choiceWords}>
                    <span className={styles.choiceName}>{t(`userDetail.delete.fate.${name}`)}</span>
                    <span className={styles.muted}>{t(`userDetail.delete.fate.${name}Hint`, { smart_count: count })}</span>
                </span>
            </label>
        </li>
    );
    return (
        <div role="radiogroup" aria-label={t('userDetail.delete.fate.what')}>
            <ul className={styles.choices} role="presentation">
                {option(false, 'keep')}
                {option(true, 'free')}
            </ul>
        </div>
    );
}

/** The number of lost items of one kind, and the names of the first ones. */
function Losses({ title, names }: { title: 'userDetail.delete.keys' | 'userDetail.delete.groups'; names: readonly string[] }) {
    const t = useT();
    if (names.length === 0) return null;
    return (
        <div>
            <p>{t(title, { smart_count: names.length })}</p>
            <ul>
                {names.slice(0, NAMED).map((name, at) => (
                    <li key={at}>
                        <bdi>{name}</bdi>
                    </li>
                ))}
                {names.length > NAMED && <li>{t('userDetail.delete.more', { smart_count: names.length - NAMED })}</li>}
            </ul>
        </div>
    );
}

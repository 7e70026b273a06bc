import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../customRoutes/paths';
import type { User } from '../../../dataProvider/types';
import { isListed } from '../../keys/public';
import { useTellFailure } from '../../shared/feedback/failure';
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
import { useLicences } from './userReads';
import styles from './detail.module.css';

/** So many keys and groups are named. */
const NAMED = 5;

/**
 * Deletes a user (specification 2, section 6) after the name or e-mail was typed; says which keys and groups the user loses, and asks what
 * happens to the keys. Afterwards the list of users is shown.
 */
export function DeleteUserModal({ user, onClose }: { user: User; onClose(): void }) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
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
    const keys = listed.map(key => licenceName(key.licenceId) ?? key.label);
    const groups = customer?.flags.demo ? [] : (user.cloudGroups ?? []).map(group => group.label);

    const close = () => {
        drop();
        onClose();
    };
    const submit = async () => {
        if (!confirmsDeletion(typed, user)) {
            setError(translate('userDetail.delete.mismatch'));
            input.current?.focus();
            return;
        }
        try {
            await remove({ user, freed: frees ? freed.map(({ id }) => id) : [] });
        } catch (failure) {
            tellFailure(failure);
            return;
        }
        drop();
        toast.success(translate('userDetail.delete.done'));
        const { to, state } = asLeft(paths.users);
        void navigate(to, { state, replace: true });
    };

    return (
        <FormModal
            open
            title={translate('userDetail.delete.title')}
            onClose={close}
            onSubmit={submit}
            submit={translate('userDetail.delete.confirm')}
            destroys
        >
            <div className={styles.form}>
                <p>{translate('userDetail.delete.text', { name })}</p>
                {keys.length + groups.length === 0 ? (
                    <p>{translate('userDetail.delete.nothing')}</p>
                ) : (
                    <>
                        <p>{translate('userDetail.delete.loses')}</p>
                        {/* It may scroll: reachable by keyboard. */}
                        <div
                            className={styles.losses}
                            tabIndex={0}
                            role="group"
                            aria-label={translate('userDetail.delete.loses')}
                        >
                            <Losses title="userDetail.delete.keys" names={keys} />
                            <Losses title="userDetail.delete.groups" names={groups} />
                        </div>
                        {freed.length > 0 && <KeyFate frees={frees} count={freed.length} onChange={setFrees} />}
                    </>
                )}
                <TextField
                    required
                    label={translate(name === user.email ? 'userDetail.data.email' : 'userDetail.delete.label')}
                    hint={
                        name === user.email
                            ? translate('userDetail.delete.type', { name })
                            : translate('userDetail.delete.typeOr', { name, email: user.email })
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
    /** keys of licences that have not expired */
    count: number;
    onChange(frees: boolean): void;
}

/** What happens to the keys of a user who leaves: they stay without a user, or go and are free again. */
function KeyFate({ frees, count, onChange }: KeyFateProps) {
    const translate = useTranslate();
    const option = (value: boolean, name: 'keep' | 'free') => (
        <li>
            <label className={styles.choice}>
                <input type="radio" name="fate" checked={frees === value} onChange={() => onChange(value)} />
                <span className={styles.choiceWords}>
                    <span className={styles.choiceName}>{translate(`userDetail.delete.fate.${name}`)}</span>
                    <span className={styles.muted}>
                        {translate(`userDetail.delete.fate.${name}Hint`, { smart_count: count })}
                    </span>
                </span>
            </label>
        </li>
    );
    return (
        <div role="radiogroup" aria-label={translate('userDetail.delete.fate.what')}>
            <ul className={styles.choices} role="presentation">
                {option(false, 'keep')}
                {option(true, 'free')}
            </ul>
        </div>
    );
}

/** How much of one kind is lost, and the first of it by name. */
function Losses({ title, names }: { title: string; names: readonly string[] }) {
    const translate = useTranslate();
    if (names.length === 0) return null;
    return (
        <div>
            <p>{translate(title, { smart_count: names.length })}</p>
            <ul>
                {names.slice(0, NAMED).map((name, at) => (
                    <li key={at}>
                        <bdi>{name}</bdi>
                    </li>
                ))}
                {names.length > NAMED && <li>{translate('userDetail.delete.more', { smart_count: names.length - NAMED })}</li>}
            </ul>
        </div>
    );
}

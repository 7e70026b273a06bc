import { useT } from '#i18n/useT';
import { useNavigate } from 'react-router';
import { paths } from '#src/config/paths';
import type { User } from '#dataProvider/types';
import { KeyHolders, sharersOf } from '../../keys/public';
import { isListed, KeyCounting } from '../../licences/public';
import { TextField } from '../../shared/form/fields';
import { FormModal } from '../../shared/form/FormModal';
import { usePortalForm } from '../../shared/form/usePortalForm';
import { nowSeconds } from '../../shared/format/date';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { nameOf } from '../../shared/person';
import { asLeft } from '../../shared/visits';
import { confirmsDeletion, freedLicences } from './detail';
import { RadioChoice } from './RadioChoice';
import { useDeleteUser } from './userChanges';
import { useLicences, useUserKeys } from './userReads';
import styles from './detail.module.css';

/** Maximum number of keys and groups that are listed by name. */
const NAMED = 5;

/**
 * Deletes a user (USER-8) once the name or e-mail address has been typed; lists the user's keys and groups, asks what should happen to the
 * keys, and opens the list of users afterwards.
 */
export function DeleteUserModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const navigate = useNavigate();
    const { data: customer } = useCurrentCustomer();
    const remove = useDeleteUser();
    const name = nameOf(user);
    const { data: licences } = useLicences();
    const licenceName = (id: string) => licences?.find(licence => licence.id === id)?.name;
    const listed = (user.keys ?? []).filter(isListed);
    const { data: owned = [] } = useUserKeys(user.id);
    const shared = owned.filter(key => isListed(key) && sharersOf([key], user).length > 0);
    // Others keep a key that they have too (LICENCE-9).
    const own = listed.filter(key => !shared.some(({ id }) => id === key.id));
    const freed = freedLicences(own, licences ?? [], nowSeconds());
    const keys = listed.map(key => licenceName(key.licenceId) ?? key.label);
    const groups = customer?.flags.demo ? [] : (user.cloudGroups ?? []).map(group => group.label);

    const form = usePortalForm({
        initial: { typed: '', frees: false },
        check: ({ typed }) => ({ typed: !confirmsDeletion(typed, user) && t('userDetail.delete.mismatch') }),
        send: ({ frees }) => remove({ user, freed: frees ? freed.map(({ id }) => id) : [], customer: customer?.id }),
        done: t('userDetail.delete.done'),
        onClose,
        onDone: () => {
            const { to, state } = asLeft(paths.users);
            void navigate(to, { state, replace: true });
        },
    });
    const option = (value: boolean, kind: 'keep' | 'free') => ({
        value,
        label: t(`userDetail.delete.fate.${kind}`),
        hint: t(`userDetail.delete.fate.${kind}Hint`, { smart_count: freed.length }),
    });

    return (
        <FormModal form={form} title={t('userDetail.delete.title')} submit={t('userDetail.delete.title')} destroys>
            <p>{t('userDetail.delete.text', { name })}</p>
            {keys.length + groups.length === 0 ? (
                <p>{t('userDetail.delete.nothing')}</p>
            ) : (
                <>
                    <p>{t('userDetail.delete.loses')}</p>
                    {/* Focusable, because it may scroll. */}
                    <div className={styles.losses} tabIndex={0} role="group" aria-label={t('userDetail.delete.loses')}>
                        <Losses title="userDetail.delete.keys" names={keys} />
                        <Losses title="userDetail.delete.groups" names={groups} />
                    </div>
                    {freed.length > 0 && (
                        <>
                            <RadioChoice
                                name="frees"
                                label={t('userDetail.delete.fate.what')}
                                options={[option(false, 'keep'), option(true, 'free')]}
                            />
                            <KeyCounting />
                        </>
                    )}
                    <KeyHolders holders={sharersOf(shared, user)} text={t('userDetail.delete.fate.others')} />
                </>
            )}
            <TextField
                name="typed"
                required
                label={t(name === user.email ? 'userDetail.data.email' : 'userDetail.delete.label')}
                hint={
                    name === user.email
                        ? t('userDetail.delete.type', { name })
                        : t('userDetail.delete.typeOr', { name, email: user.email })
                }
            />
        </FormModal>
    );
}

/** How many items of one kind the user loses, and the names of the first ones. */
function Losses({ title, names }: { title: 'userDetail.delete.keys' | 'userDetail.delete.groups'; names: readonly string[] }) {
    const t = useT();
    if (names.length === 0) return null;
    return (
        <div>
            <p>{t(title, { smart_count: names.length })}</p>
            <ul>
                {names.slice(0, NAMED).map((name, at) => (
                    <li key={at}>
                        <bdi translate="no">{name}</bdi>
                    </li>
                ))}
                {names.length > NAMED && <li>{t('userDetail.delete.more', { smart_count: names.length - NAMED })}</li>}
            </ul>
        </div>
    );
}

import { useState } from 'react';
import { useT } from '#i18n/useT';
import type { Key, Licence, User } from '#dataProvider/types';
import { KeyHolders, sharersOf } from '../../keys/public';
import { useAttempt } from '../../shared/hooks/useAttempt';
import { FormModal } from '../../shared/modal/FormModal';
import { nameOf } from '../../shared/person';
import { useRemoveLicence } from '../useLicenceMembers';
import { useUnassignKey } from './userChanges';
import styles from './detail.module.css';

interface RemoveLicenceModalProps {
    user: User;
    value: Key;
    licence: Licence;
    onClose(): void;
}

/**
 * Removes a licence from a user, and shows what is lost. Assigning a licence creates a key, so removing it deletes the key: `DELETE
 * users/{id}/licences/{licenceId}` makes one more key free (LICENCE-9). To give the key to somebody else, keep it: `DELETE
 * users/{id}/keys/{keyId}`.
 */
export function RemoveLicenceModal({ user, value, licence, onClose }: RemoveLicenceModalProps) {
    const t = useT();
    const attempt = useAttempt(onClose);
    const removeLicence = useRemoveLicence();
    const unassign = useUnassignKey();
    const [keeps, setKeeps] = useState(false);
    const others = sharersOf([value], user);

    const confirm = () =>
        attempt(
            () => (keeps ? unassign({ user, key: value }) : removeLicence({ user: user.id, licence: licence.id })),
            t(keeps ? 'userDetail.remove.kept' : 'userDetail.remove.done'),
        );
    const option = (kept: boolean, name: 'withKey' | 'keepKey' | 'keepShared') => (
        <li>
            <label className={styles.choice}>
                <input type="radio" name="key" checked={keeps === kept} onChange={() => setKeeps(kept)} />
                <span className={styles.choiceWords}>
                    <span className={styles.choiceName}>{t(`userDetail.remove.${name}`, { label: value.label })}</span>
                    <span className={styles.muted}>{t(`userDetail.remove.${name}Hint`)}</span>
                </span>
            </label>
        </li>
    );

    return (
        <FormModal
            open
            title={t('userDetail.remove.title')}
            onClose={onClose}
            onSubmit={confirm}
            submit={t('userDetail.remove.confirm')}
            destroys
        >
            <div className={styles.form}>
                <p>{t('userDetail.remove.text', { name: nameOf(user), licence: licence.name })}</p>
                <div role="radiogroup" aria-label={t('userDetail.remove.what')}>
                    <ul className={styles.choices} role="presentation">
                        {option(false, 'withKey')}
                        {option(true, others.length > 0 ? 'keepShared' : 'keepKey')}
                    </ul>
                </div>
                {!keeps && <KeyHolders holders={others} text={t('keys.delete.others')} />}
            </div>
        </FormModal>
    );
}

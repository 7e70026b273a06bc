import { useT } from '#i18n/useT';
import type { Key, Licence, User } from '#dataProvider/types';
import { isExpired, KeyHolders, sharersOf, useDeleteKey } from '../../keys/public';
import { KeyCounting } from '../../licences/public';
import { FormModal } from '../../shared/form/FormModal';
import { usePortalForm } from '../../shared/form/usePortalForm';
import { nowSeconds } from '../../shared/format/date';
import { nameWithEmail } from '../../shared/person';
import { useRemoveLicence } from '../useLicenceMembers';
import { RadioChoice } from './RadioChoice';
import { useUnassignKey } from './userChanges';
import { useUserKeys } from './userReads';

interface RemoveLicenceModalProps {
    user: User;
    value: Key;
    licence: Licence;
    onClose(): void;
}

/**
 * Removes a licence from a user after showing what will be lost. Assigning a licence creates a key, so removing it (`DELETE
 * users/{id}/licences/{licenceId}`) deletes the key and frees one (LICENCE-9). To keep the key for somebody else, or because others have it
 * too, it is only unassigned: `DELETE users/{id}/keys/{keyId}`. A user with several keys of the licence only loses this one.
 */
export function RemoveLicenceModal({ user, value, licence, onClose }: RemoveLicenceModalProps) {
    const t = useT();
    const removeLicence = useRemoveLicence();
    const unassign = useUnassignKey();
    const others = sharersOf([value], user);
    const isShared = others.length > 0;
    const deleteKey = useDeleteKey();
    const { data: keys = [] } = useUserKeys(user.id);
    const rest = keys.filter(({ id, licenceId }) => id !== value.id && licenceId === licence.id);
    const staysUsable = rest.some(key => !isExpired(key, nowSeconds()));
    const take = () =>
        rest.length > 0 ? deleteKey(value) : removeLicence({ user: user.id, licence: licence.id, keys: [value.id] });
    const form = usePortalForm({
        initial: { keeps: false },
        send: async ({ keeps }) => {
            await (keeps || isShared ? unassign({ user, key: value, shared: isShared }) : take());
        },
        done: (_result, { keeps }) => {
            if (keeps || isShared) return t('userDetail.remove.kept');
            return t(rest.length > 0 ? 'keys.delete.done' : 'userDetail.remove.done');
        },
        onClose,
    });
    const option = (keeps: boolean, name: 'withKey' | 'keepKey') => ({
        value: keeps,
        label: t(`userDetail.remove.${name}`, { label: value.label }),
        hint: t(`userDetail.remove.${name}Hint`),
    });
    return (
        <FormModal form={form} title={t('userDetail.keys.remove')} submit={t('userDetail.remove.confirm')} destroys>
            <p>
                {t(staysUsable ? 'userDetail.remove.another' : 'userDetail.remove.text', {
                    name: nameWithEmail(user),
                    licence: licence.name,
                })}
            </p>
            {isShared ? (
                <>
                    <p>{t('userDetail.remove.shared', { label: value.label })}</p>
                    <KeyHolders holders={others} text={t('keys.delete.others')} />
                </>
            ) : (
                <RadioChoice
                    name="keeps"
                    label={t('userDetail.remove.what')}
                    options={[option(false, 'withKey'), option(true, 'keepKey')]}
                />
            )}
            <KeyCounting />
        </FormModal>
    );
}

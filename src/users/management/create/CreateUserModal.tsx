import { useT } from '#i18n/useT';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#src/config/paths';
import { mayDo } from '#authProvider/access';
import { isTransferOffer } from '#dataProvider/transferOffer';
import { isPassing, PortalError } from '#dataProvider/errors';
import { addressOf } from '#dataProvider/address';
import type { Customer } from '#dataProvider/types';
import { LikeDetails } from '#src/people/public';
import { useNotifyFailure } from '#src/shared/failure';
import { CheckboxField } from '#src/shared/form/fields';
import { FormModal } from '#src/shared/form/FormModal';
import { usePortalForm } from '#src/shared/form/usePortalForm';
import { useAttempt } from '#src/shared/hooks/useAttempt';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { useOpenAfterCreate } from '#src/shared/hooks/useOpenAfterCreate';
import { Callout } from '#src/ui/feedback/Callout';
import { CheckboxField as Checkbox } from '#src/ui/inputs/CheckboxField';
import { ConfirmModal } from '#src/ui/modal/ConfirmModal';
import styles from './createUser.module.css';
import { PersonFields, usePersonCheck } from './PersonFields';
import { newUser, offersRandomPassword, type NewUserForm } from './newUser';
import { useCreateUser, useRequestTransfer } from './userCreation';

const INITIAL: NewUserForm = {
    email: '',
    forename: '',
    surname: '',
    adminNote: '',
    _sendMail: false,
    _randomPassword: false,
};

/**
 * Creates a user (USER-3, USER-4). If the e-mail address belongs to another customer's user, the modal turns into the request to transfer
 * that user here.
 */
export default function CreateUserModal({ customer, onClose }: { customer: Customer; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const navigate = useNavigate();
    /** the server's message, when the failure belongs to no field */
    const [serverSays, setServerSays] = useState<string | null>(null);
    const [offered, setOffered] = useState<string | null>(null);
    const [openAfter, setOpenAfter] = useOpenAfterCreate();
    const me = useCurrentUser();
    const likes = me.data !== undefined && mayDo(me.data.role, 'assign', 'licences');
    /** the address of the user whose licences and groups are offered afterwards (USER-17) */
    const [like, setLike] = useState<string | null>(null);
    const opens = openAfter || like !== null;
    const create = useCreateUser(opens);

    const form = usePortalForm({
        draft: 'users/create',
        initial: INITIAL,
        check: usePersonCheck(),
        send: values => {
            setServerSays(null);
            return create(newUser(values, customer));
        },
        refusal: failure =>
            failure instanceof PortalError && failure.status === 409 && !isTransferOffer(failure)
                ? { email: t('users.errors.exists') }
                : null,
        notify: (failure, { email }) => {
            if (isTransferOffer(failure)) {
                setOffered(addressOf(email));
                return;
            }
            const said = failure instanceof PortalError ? failure.serverMessage : undefined;
            if (!isPassing(failure)) setServerSays(said ?? null);
            notifyFailure(failure);
        },
        done: t('users.create.done'),
        onClose,
        onDone: user => {
            // If the server does not return the created user, there is nothing to open.
            if (!opens || !user.id) return;
            void navigate(paths.user(user.id), like === null ? {} : { state: { ask: 'like', like } });
        },
    });
    if (offered !== null) {
        // A separate modal: its button gets the focus.
        return (
            <TransferOffer
                key="transfer"
                email={offered}
                onBack={() => setOffered(null)}
                onDone={form.drop}
                onClose={form.close}
            />
        );
    }
    return (
        <FormModal key="create" form={form} title={t('users.create.title')} submit={t('modal.create')}>
            <div className={styles.form} onChange={() => setServerSays(null)}>
                <PersonFields />
                {likes && <LikeDetails later onFound={({ email: found }) => setLike(found)} />}
                <div className={`stack gap-2 ${styles.options}`}>
                    <MailOptions customer={customer} isRandom={form.values._randomPassword} />
                    <Checkbox label={t('users.create.openAfter')} checked={openAfter} onChange={setOpenAfter} />
                </div>
            </div>
            {serverSays !== null && (
                <Callout tone="danger">
                    <p>
                        {t('users.create.serverSays')} <bdi translate="yes">{serverSays}</bdi>
                    </p>
                </Callout>
            )}
        </FormModal>
    );
}

/** How the user gets a password, and whether the portal writes to them. */
function MailOptions({ customer, isRandom }: { customer: Customer; isRandom: boolean }) {
    const t = useT();
    const random = offersRandomPassword(customer);
    const sendsPassword = random && isRandom;
    return (
        <>
            {random && (
                <CheckboxField
                    name="_randomPassword"
                    label={t('users.create.randomPassword')}
                    hint={t('users.create.randomPasswordHint')}
                />
            )}
            <CheckboxField
                name="_sendMail"
                label={t('users.create.sendMail')}
                hint={t(sendsPassword ? 'users.create.sendMailRandom' : 'users.create.sendMailHint')}
                fixed={sendsPassword ? true : undefined}
            />
        </>
    );
}

interface TransferOfferProps {
    email: string;
    onBack(): void;
    onDone(): void;
    onClose(): void;
}

/** The request to transfer another customer's user here. */
function TransferOffer({ email, onBack, onDone, onClose }: TransferOfferProps) {
    const t = useT();
    const transfer = useRequestTransfer();
    const attempt = useAttempt(onDone);
    return (
        <ConfirmModal
            title={t('users.transfer.title')}
            confirmLabel={t('users.transfer.title')}
            cancelLabel={t('users.transfer.back')}
            onCancel={onBack}
            onConfirm={() => attempt(() => transfer({ email }), t('users.transfer.done', { email }))}
            onClose={onClose}
        >
            <div className={`stack ${styles.transfer}`} role="status">
                <p>{t('users.transfer.text', { email })}</p>
                <p>{t('users.transfer.hint')}</p>
            </div>
        </ConfirmModal>
    );
}

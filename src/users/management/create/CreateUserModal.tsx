import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { isTransferOffer } from '#dataProvider';
import { isPassing, PortalError } from '#dataProvider/errors';
import type { Customer, User } from '#dataProvider/types';
import { useNotifyFailure } from '#src/shared/feedback/failure';
import { toast } from '#src/shared/feedback/toast';
import { useDraft } from '#src/shared/hooks/useDraft';
import { useOpenAfterCreate } from '#src/shared/hooks/useOpenAfterCreate';
import { FormModal } from '#src/shared/modal/FormModal';
import { Modal } from '#src/shared/modal/Modal';
import { SubmitButton } from '#src/shared/modal/SubmitButton';
import styles from './createUser.module.css';
import { newUser, newUserErrors, offersRandomPassword, readForm, type NewUserErrors, type NewUserForm } from './newUser';
import { NewUserFields } from './NewUserFields';
import { useCreateUser, useRequestTransfer } from './userCreation';

/**
 * Creates a user (USER-3, USER-4). For an e-mail address of another customer's user the modal becomes the request to transfer that user
 * here. The input survives a failure, a reload and the end of the session.
 */
export default function CreateUserModal({ customer, onClose }: { customer: Customer; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const navigate = useNavigate();
    const transfer = useRequestTransfer();
    const [kept, keep, drop] = useDraft('users/create', '');
    const form = readForm(kept);
    const [errors, setErrors] = useState<NewUserErrors>({});
    /** the server's message, when the error belongs to no field */
    const [refusal, setRefusal] = useState<string | null>(null);
    const [taken, setTaken] = useState(false);
    const [offered, setOffered] = useState<string | null>(null);
    const [openAfter, setOpenAfter] = useOpenAfterCreate();
    const create = useCreateUser(openAfter);
    const emailInput = useRef<HTMLInputElement>(null);
    const noteInput = useRef<HTMLInputElement>(null);
    const close = () => {
        drop();
        onClose();
    };

    const change = (changes: Partial<NewUserForm>) => {
        keep(JSON.stringify({ ...form, ...changes }));
        setRefusal(null);
        if ('email' in changes) setTaken(false);
        setErrors(({ email, adminNote }) => ({
            ...('email' in changes ? {} : { email }),
            ...('adminNote' in changes ? {} : { adminNote }),
        }));
    };

    const refused = (failure: unknown) => {
        if (isTransferOffer(failure)) {
            setOffered(form.email.trim());
            return;
        }
        if (failure instanceof PortalError && failure.status === 409) {
            setTaken(true);
            return;
        }
        const said = failure instanceof PortalError ? failure.serverMessage : undefined;
        setRefusal(isPassing(failure) ? null : (said ?? null));
        notifyFailure(failure);
    };

    const submit = async () => {
        const found = newUserErrors(form);
        setErrors(found);
        if (found.email) emailInput.current?.focus();
        else if (found.adminNote) noteInput.current?.focus();
        if (found.email || found.adminNote) return;
        setRefusal(null);
        setTaken(false);
        let user: User;
        try {
            user = await create(newUser({ ...form, randomPassword: form.randomPassword && offersRandomPassword(customer) }));
        } catch (failure) {
            refused(failure);
            return;
        }
        toast.success(t('users.create.done'));
        close();
        // If the server does not return the created user, there is nothing to open.
        if (openAfter && user.id) void navigate(paths.user(user.id));
    };

    const request = async (email: string) => {
        try {
            await transfer({ email });
        } catch (failure) {
            notifyFailure(failure);
            return;
        }
        toast.success(t('users.transfer.done', { email }));
        close();
    };

    if (offered !== null) {
        return (
            <Modal
                // A separate modal: its button gets the focus.
                key="transfer"
                open
                title={t('users.transfer.title')}
                onClose={close}
                onSubmit={() => request(offered)}
                actions={
                    <>
                        <Button onClick={() => setOffered(null)}>{t('users.transfer.back')}</Button>
                        <SubmitButton>{t('users.transfer.confirm')}</SubmitButton>
                    </>
                }
            >
                <div className={styles.transfer} role="status">
                    <p>{t('users.transfer.text', { email: offered })}</p>
                    <p>{t('users.transfer.hint')}</p>
                </div>
            </Modal>
        );
    }
    return (
        <FormModal
            key="create"
            open
            title={t('users.create.title')}
            onClose={close}
            onSubmit={submit}
            submit={t('users.create.submit')}
        >
            <NewUserFields
                form={form}
                errors={errors}
                taken={taken}
                random={offersRandomPassword(customer)}
                emailInput={emailInput}
                noteInput={noteInput}
                onChange={change}
                openAfter={openAfter}
                onOpenAfter={setOpenAfter}
            />
            {refusal !== null && (
                <p className={styles.refused}>
                    {t('users.create.serverSays')} <bdi>{refusal}</bdi>
                </p>
            )}
        </FormModal>
    );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import * as session from '#authProvider/session';
import type { Customer, User } from '#dataProvider/types';
import { useRefusalReasons } from '../../licences/public';
import { failureText } from '../../shared/failure';
import { toast } from '../../ui/feedback/toast';
import { FormFields } from '../../shared/form/FormFields';
import type { ChosenRows } from '../../shared/list/useChosenRows';
import { Modal, useModal } from '../../ui/modal/Modal';
import { SubmitButton } from '../../ui/modal/SubmitButton';
import type { Person } from '../user';
import { outcomeOf, remaining, type BatchKind, type BatchOutcome, type Plan } from './batch';
import { CALLS, workOf, type Wanted } from './batchCalls';
import { BatchFields } from './BatchFields';
import { Result, Running } from './BatchStates';
import { useBatch, type ReasonsOf } from './useBatch';
import { useBatchForm } from './useBatchForm';
import { useLeaveGuard } from './useLeaveGuard';

interface BatchModalProps {
    kind: BatchKind;
    chosen: ChosenRows<Person>;
    me: User;
    customer: Customer;
    onClose(): void;
}

interface Ended {
    outcome: BatchOutcome;
    leftOut: Plan['leftOut'];
    wanted: Wanted;
}

/**
 * Runs an action for the selected users: shows whom it affects and whom not, runs with a progress bar and a stop button, and shows the
 * result for each user. Users for whom it failed or was not started stay selected for a retry.
 */
export default function BatchModal({ kind, chosen, me, customer, onClose }: BatchModalProps) {
    const t = useT();
    // The selection changes when the batch has ended; the modal remains about the users for whom it was opened.
    const [people] = useState(chosen.rows);
    const batch = useBatch();
    const refusalReasons = useRefusalReasons();
    const leaving = useLeaveGuard(batch.progress !== null);
    const [ended, setEnded] = useState<Ended | null>(null);
    const start = async (run: readonly Person[], leftOut: Plan['leftOut'], wanted: Wanted) => {
        // Only licences are refused for reasons that the portal can find.
        const reasonsOf: ReasonsOf = async failed =>
            kind === 'licence'
                ? refusalReasons(
                      failed.map(({ item: { id }, error }) => ({
                          error,
                          licence: wanted.target,
                          user: id,
                          key: wanted.keys?.get(id),
                      })),
                  )
                : failed.map(({ error }) => failureText(error));
        const answered = await batch.run(run, workOf(kind, wanted), CALLS[kind], reasonsOf);
        if (answered.left) {
            // The modal is unmounted, so a toast on the current page reports the progress, unless the session has ended.
            if (session.getToken() !== null && answered.skipped.length > 0)
                toast.blank(t('users.batch.leftBehind', { done: answered.succeeded.length, total: run.length }));
            return;
        }
        const members = leftOut.filter(({ obstacle }) => obstacle === 'member').length;
        const outcome = outcomeOf(answered, members, answered.reasons);
        chosen.replace(remaining(outcome));
        setEnded({ outcome, leftOut, wanted });
    };
    const about = useBatchForm({
        kind,
        people,
        me,
        customer,
        start: (plan, wanted) => void start(plan.run, plan.leftOut, wanted),
        onClose,
    });
    const { close } = about.form;

    const title = t(`users.batch.titles.${kind}`);
    if (batch.progress) {
        return (
            <Modal
                open
                size="lg"
                title={title}
                onClose={batch.stop}
                actions={
                    leaving ? (
                        <>
                            <Button onClick={leaving.leave}>{t('users.batch.leave')}</Button>
                            <FocusedButton key="stay" onClick={leaving.stay}>
                                {t('users.batch.stay')}
                            </FocusedButton>
                        </>
                    ) : (
                        <FocusedButton key="stop" disabled={batch.progress.stopping} onClick={batch.stop}>
                            {t('users.batch.stop')}
                        </FocusedButton>
                    )
                }
            >
                <Running progress={batch.progress} leaving={leaving !== null} />
            </Modal>
        );
    }
    if (ended) {
        const again = remaining(ended.outcome);
        return (
            <Modal
                open
                size="lg"
                title={title}
                onClose={close}
                actions={
                    <>
                        {again.length > 0 && (
                            <Button onClick={() => void start(again, [], ended.wanted)}>{t('users.batch.retry')}</Button>
                        )}
                        <FocusedButton key="close" onClick={close}>
                            {t('users.batch.close')}
                        </FocusedButton>
                    </>
                }
            >
                <Result kind={kind} outcome={ended.outcome} leftOut={ended.leftOut} />
            </Modal>
        );
    }
    return (
        // The same modal as above, which keeps its focus: no FormModal.
        <Modal
            open
            size="lg"
            title={title}
            onClose={close}
            onSubmit={about.form.submit}
            actions={
                <>
                    <Button onClick={close}>{t('modal.cancel')}</Button>
                    <SubmitButton disabled={about.isPending || about.failure !== null || about.plan.run.length === 0}>
                        {t(`users.batch.submit.${kind}`)}
                    </SubmitButton>
                </>
            }
        >
            <FormFields form={about.form}>
                <BatchFields kind={kind} about={about} school={customer.flags.school} />
            </FormFields>
        </Modal>
    );
}

interface FocusedButtonProps {
    disabled?: boolean;
    onClick(): void;
    children: ReactNode;
}

/**
 * A button that takes the focus when it appears, because the previously focused one was just removed. It keeps the focus while disabled.
 */
function FocusedButton({ disabled = false, onClick, children }: FocusedButtonProps) {
    const button = useRef<HTMLButtonElement>(null);
    // Nothing in the modal can take the focus while it is busy.
    const modal = useModal();
    const busy = modal?.busy ?? false;
    const focus = modal?.focus;
    useEffect(() => {
        if (!busy && button.current) focus?.(button.current);
    }, [busy, focus]);
    return (
        <Button ref={button} variant="contained" aria-disabled={disabled} onClick={() => !disabled && onClick()}>
            {children}
        </Button>
    );
}

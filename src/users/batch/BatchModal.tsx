import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as session from '../../../authProvider/session';
import type { Customer, User } from '../../../dataProvider/types';
import { toast } from '../../shared/feedback/toast';
import type { ChosenRows } from '../../shared/list/useChosenRows';
import { Modal, useModal } from '../../shared/modal/Modal';
import { SubmitButton } from '../../shared/modal/SubmitButton';
import type { Person } from '../user';
import { outcomeOf, remaining, type BatchKind, type BatchOutcome, type Plan } from './batch';
import { TOUCHED, workOf } from './batchCalls';
import { BatchFields } from './BatchFields';
import { Result, Running } from './BatchStates';
import { useBatch, type BatchWork } from './useBatch';
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
    work: BatchWork;
}

/**
 * Does something to the chosen users: says for whom and for whom not, runs with a bar and a button that stops it, and ends with how it
 * went for each. Those for whom it failed or was not started stay chosen for another try.
 */
export default function BatchModal({ kind, chosen, me, customer, onClose }: BatchModalProps) {
    const translate = useTranslate();
    // The choice changes when it is done; the modal is about those it was opened for.
    const [people] = useState(chosen.rows);
    const about = useBatchForm({ kind, people, me, customer });
    const batch = useBatch();
    const leaving = useLeaveGuard(batch.progress !== null);
    const [ended, setEnded] = useState<Ended | null>(null);
    const { plan } = about;

    const close = () => {
        about.form.drop();
        onClose();
    };

    const start = async (run: readonly Person[], leftOut: Plan['leftOut'], work: BatchWork) => {
        const answered = await batch.run(run, work, TOUCHED[kind]);
        if (answered.left) {
            // Nobody sees a result any more: how far it came is said wherever one is now, unless the session is over.
            if (session.getToken() !== null && answered.skipped.length > 0)
                toast.blank(translate('users.batch.leftBehind', { done: answered.succeeded.length, total: run.length }));
            return;
        }
        const members = leftOut.filter(({ obstacle }) => obstacle === 'member').length;
        const outcome = outcomeOf(answered, members, error => about.reasonOf(error, answered.succeeded.length));
        chosen.replace(remaining(outcome));
        setEnded({ outcome, leftOut, work });
    };
    const submit = () => {
        const wanted = about.isPending || about.failure || plan.run.length === 0 ? null : about.complete();
        if (wanted) void start(plan.run, plan.leftOut, workOf(kind, wanted));
    };

    const title = translate(`users.batch.titles.${kind}`);
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
                            <Button onClick={leaving.leave}>{translate('users.batch.leave')}</Button>
                            <FocusedButton key="stay" onClick={leaving.stay}>
                                {translate('users.batch.stay')}
                            </FocusedButton>
                        </>
                    ) : (
                        <FocusedButton key="stop" disabled={batch.progress.stopping} onClick={batch.stop}>
                            {translate('users.batch.stop')}
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
                            <Button onClick={() => void start(again, [], ended.work)}>{translate('users.batch.retry')}</Button>
                        )}
                        <FocusedButton key="close" onClick={close}>
                            {translate('users.batch.close')}
                        </FocusedButton>
                    </>
                }
            >
                <Result kind={kind} outcome={ended.outcome} leftOut={ended.leftOut} />
            </Modal>
        );
    }
    return (
        <Modal
            open
            size="lg"
            title={title}
            onClose={close}
            onSubmit={submit}
            actions={
                <>
                    <Button onClick={close}>{translate('modal.cancel')}</Button>
                    <SubmitButton disabled={about.isPending || about.failure !== null || plan.run.length === 0}>
                        {translate(`users.batch.submit.${kind}`)}
                    </SubmitButton>
                </>
            }
        >
            <BatchFields kind={kind} about={about} school={customer.flags.school} />
        </Modal>
    );
}

interface FocusedButtonProps {
    disabled?: boolean;
    onClick(): void;
    children: ReactNode;
}

/** A button that takes the focus when it appears: the one that had it has just left. Disabled it keeps it. */
function FocusedButton({ disabled = false, onClick, children }: FocusedButtonProps) {
    const button = useRef<HTMLButtonElement>(null);
    // While the modal is busy nothing in it can take the focus.
    const busy = useModal()?.busy ?? false;
    useEffect(() => {
        if (!busy) button.current?.focus();
    }, [busy]);
    return (
        <Button ref={button} variant="contained" aria-disabled={disabled} onClick={() => !disabled && onClick()}>
            {children}
        </Button>
    );
}

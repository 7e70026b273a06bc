import { useState } from 'react';
import { useAnyOpen } from '../jobs/public';
import { lazyDialog } from '../ui/modal/lazyDialog';

const SignOutModal = lazyDialog(() => import('./SignOutModal'));

interface Question {
    open: boolean;
    close(): void;
}

/** Returns a function that calls `leave`, after a confirmation if a job or plan has not ended, and the modal to render. */
export function useSignOutQuestion(leave: () => unknown): [ask: () => void, question: Question] {
    const runs = useAnyOpen();
    const [open, setOpen] = useState(false);
    return [() => (runs ? setOpen(true) : void leave()), { open: open && runs, close: () => setOpen(false) }];
}

/** The confirmation of a sign-out that ends a job, or removes a plan. */
export function SignOutQuestion({ question, onConfirm }: { question: Question; onConfirm(): Promise<unknown> }) {
    return question.open ? <SignOutModal onConfirm={onConfirm} onClose={question.close} /> : null;
}

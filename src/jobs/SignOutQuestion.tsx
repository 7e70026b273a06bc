import { lazy, Suspense, useState } from 'react';
import { useAnyRunning } from './store';

const SignOutModal = lazy(() => import('./SignOutModal'));

interface Question {
    open: boolean;
    close(): void;
}

/** Returns a function that asks before `leave` while a job runs, and the question to render. */
export function useSignOutQuestion(leave: () => unknown): [ask: () => void, question: Question] {
    const runs = useAnyRunning();
    const [open, setOpen] = useState(false);
    return [() => (runs ? setOpen(true) : void leave()), { open: open && runs, close: () => setOpen(false) }];
}

/** The question before a sign-out that ends a job. */
export function SignOutQuestion({ question, onConfirm }: { question: Question; onConfirm(): Promise<unknown> }) {
    return question.open ? (
        <Suspense fallback={null}>
            <SignOutModal onConfirm={onConfirm} onClose={question.close} />
        </Suspense>
    ) : null;
}

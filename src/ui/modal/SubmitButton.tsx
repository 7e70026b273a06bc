import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Spinner } from '../feedback/Spinner';
import { useModal } from './Dialog';

export interface SubmitButtonProps {
    /** Already translated. */
    children: ReactNode;
    /** Defaults to the busy state of the surrounding modal. */
    busy?: boolean;
    disabled?: boolean;
    /** `error` for a destructive action. */
    color?: 'primary' | 'error';
}

/** The submit button of a form: shows a spinner and is disabled while the change is pending, so that it is sent once. */
export function SubmitButton({ children, busy, disabled = false, color = 'primary' }: SubmitButtonProps): ReactNode {
    const modal = useModal();
    const sending = busy ?? modal?.busy ?? false;
    return (
        <Button
            type="submit"
            variant="contained"
            color={color}
            disabled={disabled || sending}
            aria-busy={sending}
            startIcon={sending ? <Spinner /> : undefined}
        >
            {children}
        </Button>
    );
}

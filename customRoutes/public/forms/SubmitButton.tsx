import { useT } from '../useT';

interface SubmitButtonProps {
    label: string;
    pending: boolean;
    /** the form is incomplete: the button announces it, and a click shows what is missing */
    blocked?: boolean;
    /** the button cannot be pressed at all, for a form that cannot show what is missing */
    disabled?: boolean;
    /** id of the text that lists what is missing */
    describedBy?: string | undefined;
}

/**
 * A form's submit button with a spinner while the form is being sent. It stays focusable (`aria-disabled` instead of `disabled`), so that
 * the focus is not lost; `usePortalForm` prevents a second click from sending twice.
 */
export function SubmitButton({ label, pending, blocked = false, disabled = false, describedBy }: SubmitButtonProps) {
    const t = useT();
    return (
        <>
            <button
                type="submit"
                className="p-button"
                disabled={disabled}
                aria-disabled={pending || blocked ? true : undefined}
                aria-busy={pending ? true : undefined}
                aria-describedby={describedBy}
            >
                {pending && <span className="p-spinner" aria-hidden="true" />}
                <span>{label}</span>
            </button>
            <span className="p-hidden" role="status">
                {pending && t('publicPages.pleaseWait')}
            </span>
        </>
    );
}

import { Component, type ReactNode } from 'react';

interface DialogBoundaryProps {
    /** what is shown instead of a dialog that failed */
    failed: ReactNode;
    onFailed?: () => void;
    children: ReactNode;
}

/** A dialog, or a part of a page, fails alone: the rest, with what was typed there, stays as it is (SHELL-15). */
export class DialogBoundary extends Component<DialogBoundaryProps, { isFailed: boolean }> {
    static getDerivedStateFromError = () => ({ isFailed: true });

    override state = { isFailed: false };

    override componentDidCatch(error: unknown): void {
        // At hand in the portal; the kit's pages, which have no settings, do without.
        void import('#src/client').then(client => client.reportShown(error)).catch(() => undefined);
        this.props.onFailed?.();
    }

    override render(): ReactNode {
        return this.state.isFailed ? this.props.failed : this.props.children;
    }
}

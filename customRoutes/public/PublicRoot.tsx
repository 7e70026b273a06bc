import { Component, type ReactNode } from 'react';
import { NavigationContext, type Location, type Navigate } from './navigation';
import { PublicError } from './PublicError';

interface PublicRootProps {
    /** the page's address */
    location: Location;
    navigate: Navigate;
    prefetchPortal?: () => void;
    children: ReactNode;
}

/** A public page with its navigation; an error of the page is shown instead of it, until another page is opened. */
export function PublicRoot({ location, navigate, prefetchPortal, children }: PublicRootProps) {
    return (
        <NavigationContext value={{ location, navigate, prefetchPortal }}>
            <ErrorBoundary location={location}>{children}</ErrorBoundary>
        </NavigationContext>
    );
}

interface BoundaryProps {
    location: Location;
    children: ReactNode;
}

interface BoundaryState {
    location?: Location;
    failed: { error: unknown } | null;
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
    static getDerivedStateFromError = (error: unknown): BoundaryState => ({ failed: { error } });

    static getDerivedStateFromProps = ({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null =>
        location === state.location ? null : { location, failed: null };

    override state: BoundaryState = { failed: null };

    override render(): ReactNode {
        const { failed } = this.state;
        return failed ? <PublicError error={failed.error} /> : this.props.children;
    }
}

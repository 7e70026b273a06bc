import { createContext, use, type ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTabStop } from './tabStop';

type To = ComponentProps<typeof RouterLink>['to'];

/** Whether the page at a path is offered; provided by the portal, because the operator may switch pages off (PAGE-2). */
const OfferedPaths = createContext<(path: string) => boolean>(() => true);
export const OfferedPathsProvider = OfferedPaths.Provider;

/** Returns whether a link leads to a page that is offered. */
export function useOffered(): (to: To) => boolean {
    const isOffered = use(OfferedPaths);
    return to => isOffered((typeof to === 'string' ? to : (to.pathname ?? '')).replace(/[?#].*/, ''));
}

interface LinkProps extends ComponentProps<typeof RouterLink> {
    /** that its page is offered is known already: the content is not mounted again, with its reads, when a flag of the customer arrives */
    offered?: boolean;
}

/** A link to a page of the portal; renders only its text if that page is not offered (PAGE-2). */
export function Link({ offered = false, ...props }: LinkProps) {
    const isOffered = useOffered();
    const tabStop = useTabStop();
    return offered || isOffered(props.to) ? (
        <RouterLink {...props} tabIndex={props.tabIndex ?? tabStop} />
    ) : (
        <span dir={props.dir}>{props.children}</span>
    );
}

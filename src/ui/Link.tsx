import { createContext, use, type ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type To = ComponentProps<typeof RouterLink>['to'];

/** Whether the page at a path is offered; provided by the portal, because the operator may switch pages off (PAGE-2). */
const OfferedPaths = createContext<(path: string) => boolean>(() => true);
export const OfferedPathsProvider = OfferedPaths.Provider;

/** Returns whether a link leads to a page that is offered. */
export function useOffered(): (to: To) => boolean {
    const isOffered = use(OfferedPaths);
    return to => isOffered((typeof to === 'string' ? to : (to.pathname ?? '')).replace(/[?#].*/, ''));
}

/** A link to a page of the portal; renders only its text if that page is not offered (PAGE-2). */
export function Link(props: ComponentProps<typeof RouterLink>) {
    return useOffered()(props.to) ? <RouterLink {...props} /> : <span dir={props.dir}>{props.children}</span>;
}

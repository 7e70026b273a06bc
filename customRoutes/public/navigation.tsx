import { createContext, use, type ComponentProps } from 'react';

/**
 * Navigation of the public pages, which do without react-router (docs/adr/0001). Its hooks are named like react-router's, and history entries
 * have its form, because the signed-in portal goes on from them.
 */
export interface Location {
    pathname: string;
    search: string;
    /** what the previous page left for this one */
    state: unknown;
}

interface NavigateOptions {
    /** replaces the current history entry */
    replace?: boolean;
    state?: unknown;
}

/** Opens a path with its query. Resolves once its page is shown, or another one that was asked for since. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

interface Navigation {
    location: Location;
    navigate: Navigate;
    /** fetches the signed-in portal, for a visitor who is about to sign in */
    prefetchPortal?: () => void;
}

export const NavigationContext = createContext<Navigation>({
    location: { pathname: '/', search: '', state: null },
    navigate: () => Promise.resolve(),
});

/** The address of the page that is shown. */
export const useLocation = (): Location => use(NavigationContext).location;

/** Returns the function that leads to another public page. */
export const useNavigate = (): Navigate => use(NavigationContext).navigate;

/** Returns a function that fetches the signed-in portal while the visitor still types. */
export const usePrefetchPortal = (): (() => void) | undefined => use(NavigationContext).prefetchPortal;

/** The query of the address. Links of mails may be copied from HTML, with `&amp;`. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useLocation().search.replaceAll('&amp;', '&'));

/** A value of a link that has no blanks: what looks like one was a plus sign that was not encoded. */
export const plusKept = (value: string | null): string | null => value?.replaceAll(' ', '+') ?? null;

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
    /** a path with its query */
    to: string;
    /** for the page that it opens */
    state?: unknown;
}

/** A link to another page. The browser opens it when it is pressed for a new tab or window. */
export function Link({ to, state, ...rest }: LinkProps) {
    const navigate = useNavigate();
    return (
        <a
            {...rest}
            href={to}
            onClick={event => {
                if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                void navigate(to, { state });
            }}
        />
    );
}

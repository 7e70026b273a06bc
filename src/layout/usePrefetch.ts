import { useEffect } from 'react';
import { prefetchPage } from '../shared/lazyRoute';

const prefetchTarget = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) prefetchPage(link.pathname);
};

/** Fetches a page's code when a link to it, wherever it stands, is hovered or focused (docs/quality.md, "Speed"). */
export function usePrefetch(): void {
    useEffect(() => {
        document.addEventListener('mouseover', prefetchTarget);
        document.addEventListener('focusin', prefetchTarget);
        return () => {
            document.removeEventListener('mouseover', prefetchTarget);
            document.removeEventListener('focusin', prefetchTarget);
        };
    }, []);
}

import { useEffect } from 'react';
import { BRAND } from '../../src/config/env';

/** Names the browser tab after the page. */
export function usePageTitle(title: string): void {
    useEffect(() => {
        document.title = `${title} – ${BRAND.name}`;
    }, [title]);
}

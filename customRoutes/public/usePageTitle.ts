import { useEffect } from 'react';
import { BRAND } from '../../src/config/env';

/** Sets the title of the browser tab. */
export function usePageTitle(title: string): void {
    useEffect(() => {
        document.title = `${title} – ${BRAND.name}`;
    }, [title]);
}

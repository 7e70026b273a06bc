import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { isAsWritten, replaceFirst } from '../../customRoutes/public/firstState';

/** Lets React take over the sign-in page's first state (SESSION-17), or replace it where a translator has changed it (SHELL-14). */
export function takeFirst(container: HTMLElement, page: ReactNode, options: RootOptions): Root {
    // At once: between the look and a later task, a translator may change what React takes over.
    if (isAsWritten()) return flushSync(() => hydrateRoot(container, page, options));
    const root = createRoot(container, options);
    replaceFirst(() => flushSync(() => root.render(page)));
    return root;
}

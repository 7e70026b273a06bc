import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { startNavigation } from '#src/app/navigation';
import { storeLanguage, type Language } from '#src/config/language';

export interface PageOptions {
    language?: Language;
    /** the address with its query, e.g. `/?mode=auth&redirect=licences` */
    route?: string;
    /** what the previous page left in the history entry of that address, e.g. `{ notice: 'expired' }` */
    state?: unknown;
    /** what typing on the sign-in page fetches */
    prefetchPortal?: () => void;
}

export interface Page extends RenderResult {
    user: UserEvent;
    /** the address now, with its query */
    address(): string;
    /** the state of its history entry */
    state(): unknown;
}

/** Opens an address of the public pages with their texts and layout; the signed-in portal is one plain line. */
export function openPage({ route = '/', state = null, language = 'en', prefetchPortal }: PageOptions = {}): Page {
    storeLanguage(language);
    window.history.replaceState({ usr: state }, '', route);
    const page = render(null);
    const portal = { ready: Promise.resolve(<p>signed-in portal</p>), dispose: () => undefined };
    onTestFinished(startNavigation({ show: page.rerender, loadPortal: async () => () => portal, prefetchPortal }));
    return {
        ...page,
        user: userEvent.setup(),
        address: () => window.location.pathname + window.location.search,
        state: () => (window.history.state as { usr: unknown }).usr,
    };
}

import { startTransition, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as session from '../../authProvider/session';
import { dropFirstState, hasFirstState } from '../../customRoutes/public/firstMark';
import { PublicRoot } from '../../customRoutes/public/PublicRoot';
import { paths } from '../config/paths';
import { logCaught, logRecovered } from './caught';
import { startNavigation } from './navigation';
import { prefetchPortal } from './prefetch';

session.watchOtherTabs(() => window.location.reload());
// A session that has expired is known before the portal's code is there, which then is not loaded.
window.early?.onRefused(token => {
    if (session.getToken() === token) session.end('expired');
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

const options = { onCaughtError: logCaught, onRecoverableError: logRecovered };
let root: Root | undefined;

/** Shows the page in place of what index.html shows, or of the page before. */
function show(page: ReactNode): void {
    if (!root) dropFirstState();
    const shown = (root ??= createRoot(container as HTMLElement, options));
    // A transition is rendered in small tasks, in between which the page reacts to input.
    startTransition(() => shown.render(page));
}

/** Takes over the sign-in page's first state. Its code comes with that page's: no other page needs it. */
const loadTakeFirst = hasFirstState() ? import('./takeFirst').catch(() => null) : null;

// What index.html shows stays until the first page's code has loaded, so that nothing flickers in between.
startNavigation({
    show: page => {
        const isFirst = !root && hasFirstState() && page.type === PublicRoot && window.location.pathname === paths.signIn;
        if (!isFirst || !loadTakeFirst) {
            show(page);
            return;
        }
        void loadTakeFirst.then(code => {
            if (root) return;
            if (code) root = code.takeFirst(container, page, options);
            else show(page);
        });
    },
    loadPortal: async pathname => {
        // The first requests are sent while the code is loading: after a sign-in too.
        void window.early?.start(pathname);
        return (await import('./portal')).loadPortal();
    },
    prefetchPortal,
});

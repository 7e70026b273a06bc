import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import * as session from '../../authProvider/session';
import { dropFirstState, hasFirstState } from '../../customRoutes/public/firstState';
import { paths } from '../config/paths';
import { logCaught } from './caught';
import { createPortalRouter } from './router';

session.watchOtherTabs(() => window.location.reload());

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

const router = createPortalRouter();

// What index.html shows stays until the first page's code has loaded, so that nothing flickers in between.
function renderWhenReady(): void {
    if (!router.state.initialized) return;
    stopWaiting();
    // React tells of the same error, which is enough.
    const page = <RouterProvider router={router} onError={() => undefined} />;
    const root = { onCaughtError: logCaught };
    const { errors, location } = router.state;
    if (hasFirstState() && !errors && location.pathname === paths.signIn) {
        hydrateRoot(container as HTMLElement, page, root);
        return;
    }
    dropFirstState();
    createRoot(container as HTMLElement, root).render(page);
}

const stopWaiting = router.subscribe(renderWhenReady);
renderWhenReady();

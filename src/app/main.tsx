import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import * as session from '../../authProvider/session';
import { createPortalRouter } from './router';

session.watchOtherTabs(() => window.location.reload());

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

const router = createPortalRouter();

// The frame in index.html stays until the first page's code has loaded, so that nothing flickers in between.
function renderWhenReady(): void {
    if (!router.state.initialized) return;
    stopWaiting();
    createRoot(container as HTMLElement).render(<RouterProvider router={router} />);
}

const stopWaiting = router.subscribe(renderWhenReady);
renderWhenReady();

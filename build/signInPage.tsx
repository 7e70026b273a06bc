import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { publicRoutes } from '../customRoutes/public/routes';

/**
 * The sign-in page's first state as HTML that React can hydrate: the same routes, rendered in the language of the environment
 * (`firstState.ts`). Includes the link that only some visitors see; public/boot.js removes it for the others.
 */
export async function renderSignIn(): Promise<string> {
    const router = createMemoryRouter(publicRoutes, { initialEntries: ['/?redirect=academy'] });
    if (!router.state.initialized)
        await new Promise<void>(resolve => router.subscribe(({ initialized }) => initialized && resolve()));
    for (const error of Object.values(router.state.errors ?? {})) throw error;
    const html = renderToString(<RouterProvider router={router} />);
    router.dispose();
    return html;
}

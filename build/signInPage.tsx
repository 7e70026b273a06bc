import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { publicRoutes } from '../customRoutes/public/routes';

/**
 * The sign-in page before anything has happened, as HTML that React can take over: the same routes, rendered in the language of the
 * surroundings (`firstState.ts`). With the link that only some visitors see, which public/boot.js takes out for the others.
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

import { renderToString } from 'react-dom/server';
import { loadPublicPage } from '../customRoutes/public/pages';
import { PublicRoot } from '../customRoutes/public/PublicRoot';
import { paths } from '../src/config/paths';

/**
 * The sign-in page's first state as HTML that React can hydrate: the same page, rendered in the language of the environment
 * (`firstState.ts`). Includes the link that only some visitors see; src/start/firstState.ts removes it for the others.
 */
export async function renderSignIn(): Promise<string> {
    const location = { pathname: paths.signIn, search: '?redirect=academy', state: null };
    return renderToString(
        <PublicRoot location={location} navigate={() => Promise.resolve()}>
            {await loadPublicPage(paths.signIn)}
        </PublicRoot>,
    );
}

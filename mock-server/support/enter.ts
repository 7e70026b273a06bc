import { html, type Html } from './html';

/** The URL of `enterPage` for a user, for a link that opens a new tab. */
export function enterAddress(userId: string, customer?: string): string {
    const given = new URLSearchParams({ user: userId, ...(customer === undefined ? {} : { customer }) });
    return `/__mock/enter#${given.toString()}`;
}

/**
 * The page that gives its window its own session (SESSION-16) and at once opens a page of the portal; it is visible only if that fails. It
 * reads `token`, or the `user` to sign in as, and `open` from the URL's fragment, which is never sent to a server.
 */
export const enterPage = (): Html =>
    html`<!doctype html>
        <html lang="en">
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="robots" content="noindex" />
                <title>Signing in</title>
                <link rel="icon" href="data:," />
                <link rel="stylesheet" href="/__mock/tokens.css" />
                <link rel="stylesheet" href="/__mock/assets/support.css" />
                <script src="/__mock/assets/enter.js" defer></script>
            </head>
            <body>
                <main>
                    <h1>Signing in</h1>
                    <p id="message" role="alert"></p>
                    <p><a href="/__mock">To the support page</a></p>
                </main>
            </body>
        </html>`;

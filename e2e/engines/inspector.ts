import * as http from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** WebKit's inspector over HTTP: the pages that a browser has, and where each is driven. */

/** Listens on a free port of this machine; resolves with it. */
export async function listening(server: Server | http.Server): Promise<number> {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
}

interface Listed {
    /** what the page shows; `about:blank` until its first document has arrived */
    url: string;
    /** where its inspector listens */
    address: string;
}

/** The pages that the inspector of a browser lists. */
export async function pagesOf(inspector: string): Promise<Listed[]> {
    const list = await (await fetch(`http://${inspector}/`)).text();
    return [...list.matchAll(/class="targeturl">([^<]*)<[^]*?(\/socket\/\d+\/\d+\/[\w-]+)/g)].flatMap(
        ([, url = '', path = '']) => (/page$/i.test(path) ? { url, address: `ws://${inspector}${path}` } : []),
    );
}

/** Playwright asks for the pages in the form in which Safari's proxy for phones lists them. */
export async function listPages(inspector: string): Promise<{ address: string; stop: () => void }> {
    const server = http.createServer((_request, response) => {
        response.setHeader('content-type', 'application/json');
        pagesOf(inspector)
            .catch(() => [])
            .then(pages => response.end(JSON.stringify(pages.map(({ address }) => ({ webSocketDebuggerUrl: address })))))
            .catch(() => response.destroy());
    });
    const stop = (): void => {
        server.close();
        server.closeAllConnections();
    };
    return { address: `http://127.0.0.1:${await listening(server)}`, stop };
}

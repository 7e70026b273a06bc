import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import type { Application, NextFunction, Request, RequestHandler, Response, Router } from 'express';
import { createApi } from './api';
import { createCallLog } from './calls';
import { createClock } from './clock';
import { allowOrigin } from './cors';
import type { Mock } from './context';
import type { Control, Settings } from './control';
import type { ApiSpec } from './description';
import { createDeviations } from './deviate';
import type { DeviationName } from './deviations';
import { createFaults } from './faults';
import { securityHeaders } from './headers';
import { jsonServer } from './jsonServer';
import { createMock } from './mock';
import { createNotices } from './notices';
import { LOCK_MODE } from './locks';
import { NEXT_LINKS, ODATA_MODE, PAGE_LIMIT, THIN_TICKETS, type OdataMode } from './odata';
import { DEFAULT_SEED } from './options';
import { openStore, type StoreOptions } from './persistence';
import { serveDeployment, serveMedia } from './static';
import { createSituations, type Situations } from './situations';
import { registerSupport } from './support';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface MockServerOptions {
    /** folder of the built portal; null does not serve the portal (Vite does) */
    dist?: string | null;
    /** file of the state; null stores it in memory only */
    state?: string | null;
    reset?: boolean;
    scale?: number;
    keysEach?: number;
    /** milliseconds */
    latency?: number;
    seed?: string;
    /** name or file of the situation to start with; replaces the stored data */
    situation?: string;
    odata?: OdataMode;
    pageLimit?: number;
    nextLinks?: boolean;
    /** see `CliOptions` */
    emptyAnswers?: boolean;
    thinTickets?: boolean;
    bareRefusals?: boolean;
    origin?: string;
    deviate?: DeviationName | null;
    /** the description that calls are checked against, as a file or a document; null disables the check. Defaults to the API's own */
    apiSpec?: ApiSpec | null;
    /** creates the initial data; defaults to the seed */
    buildState?: StoreOptions['build'];
    /** registers the calls; defaults to all of the API */
    register?(api: Router, mock: Mock): void;
    /** the real time, epoch milliseconds */
    clock?(): number;
    /** receives messages for the user */
    log?(line: string): void;
}

export interface MockServer {
    app: Application;
    mock: Mock;
    control: Control;
    /** resolves with the port; 0 selects a free one. Rejects with a readable message when the port is taken. */
    listen(port: number): Promise<number>;
    /** warms up the check of calls, so that the first calls are as fast as later ones; the server responds in the meantime */
    warmUp(): Promise<void>;
    /** stops responding and writes the state */
    close(): Promise<void>;
}

// A long `$filter` puts many ids into the URL.
const MAX_HEADER_BYTES = 64 * 1024;

// As in nginx. Node's default of 5 s sometimes closes an idle connection just as the next call is sent on it.
const KEEP_ALIVE_MS = 65_000;

/** An Express 4 application without its defaults: no ETags (the real API has none), no indentation, no `X-Powered-By`. */
const createApp = (): Application => {
    const app = jsonServer.create();
    app.disable('x-powered-by');
    app.set('etag', false);
    app.set('json spaces', 0);
    return app;
};

const setHeaders: RequestHandler = (_req, res, next) => {
    res.set(securityHeaders());
    next();
};

const listenOn = (server: Server, port: number): Promise<number> =>
    new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
            const taken = error.code === 'EADDRINUSE';
            reject(taken ? new Error(`Port ${port} is taken: stop what uses it, or choose another one with --port.`) : error);
        });
        server.listen(port, () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : port);
        });
    });

const startWith = (name: string, situations: Situations, log: (line: string) => void): void => {
    if (existsSync(name)) {
        const { title, as, open } = situations.upload(readFileSync(name));
        log(`${title} is loaded.${as === null ? '' : ` Sign in as ${as}, and open ${open ?? '/dashboard'}.`}`);
        return;
    }
    const names = situations.list().map(situation => situation.name);
    if (!names.includes(name)) throw new Error(`There is no situation and no file "${name}". There are: ${names.join(', ')}.`);
    situations.load(name);
};

const firstSettings = (options: MockServerOptions): Settings => ({
    latency: options.latency ?? 0,
    odata: options.odata ?? 'full',
    pageLimit: options.pageLimit ?? 0,
    nextLinks: options.nextLinks ?? false,
    locks: 'told',
    emptyAnswers: options.emptyAnswers ?? false,
    thinTickets: options.thinTickets ?? false,
    bareRefusals: options.bareRefusals ?? false,
    deviate: options.deviate ?? null,
});

/** Tells the API's routes how to answer. */
function applySettings(api: ReturnType<typeof createApp>, settings: Settings): void {
    api.set(ODATA_MODE, settings.odata);
    api.set(PAGE_LIMIT, settings.pageLimit);
    api.set(NEXT_LINKS, settings.nextLinks);
    api.set(THIN_TICKETS, settings.thinTickets);
    api.set(LOCK_MODE, settings.locks);
}

/** Responses have the real time, also where a test sets it. */
const tellTime =
    (real: () => number): RequestHandler =>
    (_req, res, next) => {
        res.setHeader('Date', new Date(real()).toUTCString());
        next();
    };

/** Assembles the mock server: state, API under `/api`, media under `/media`, support desk under `/__mock`, the portal everywhere else. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
    const {
        dist = null,
        state = null,
        seed = DEFAULT_SEED,
        scale = 0,
        keysEach = 1,
        reset = false,
        clock: real = Date.now,
        log = console.log,
    } = options;
    const build = options.buildState ?? (await import('./seed')).buildState;
    const register = options.register ?? (await import('./routes')).registerRoutes;

    const store = openStore({ file: state, seed, scale, keysEach, reset, build, clock: real, log });
    const clock = createClock({
        real,
        offset: { get: () => store.meta.clockOffset ?? 0, set: clockOffset => store.keep({ clockOffset }) },
    });
    const mock = createMock({ state: store.state, save: store.save, clock: clock.now });
    const calls = createCallLog(mock.state);
    const faults = createFaults(mock.state);
    const situations = createSituations({
        store,
        clock,
        faults,
        build: now => build({ seed, scale, keysEach, now }),
        folder: state === null ? null : join(dirname(state), 'situations'),
    });
    if (options.situation !== undefined) startWith(options.situation, situations, log);
    const settings = firstSettings(options);
    const deviations = createDeviations(() => settings.deviate);
    const apiApp = createApp();
    applySettings(apiApp, settings);
    const warmUp = createApi(apiApp, {
        apiSpec: options.apiSpec === undefined ? here('openapi.yaml') : options.apiSpec,
        calls,
        faults,
        first: [...(options.clock ? [tellTime(options.clock)] : []), deviations.api, allowOrigin(options.origin)],
        latency: () => settings.latency,
        emptyAnswers: () => settings.emptyAnswers,
        bareRefusals: () => settings.bareRefusals,
        register: api => register(api, mock),
        log,
    });

    const notices = createNotices(dist);
    const deployment = dist === null ? undefined : serveDeployment(dist);
    const control: Control = {
        mock,
        store,
        clock,
        calls,
        faults,
        situations,
        notices,
        deployment,
        getSettings: () => ({ ...settings }),
        changeSettings: change => {
            Object.assign(settings, change);
            applySettings(apiApp, settings);
            return { ...settings };
        },
        reset: () => {
            store.reset();
            faults.clear();
            notices.drop();
            calls.clear();
        },
    };

    const app = createApp();
    app.use(setHeaders, compression());
    app.use('/api', apiApp);
    app.use('/media', serveMedia(here('media')));
    const support = createApp();
    registerSupport(support, control);
    app.use('/__mock', support);
    app.use(notices.middleware);
    if (deployment) app.use(deviations.site, deployment.middleware);

    const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS }, app);
    return {
        app,
        mock,
        control,
        listen: port => listenOn(server, port),
        warmUp,
        close: async () => {
            server.closeAllConnections();
            if (server.listening) await new Promise(resolve => server.close(resolve));
            store.flush();
        },
    };
}

/**
 * The mock as a Connect middleware for Vite's dev server: handles `/api`, `/media` and `/__mock`, and leaves everything else to Vite. The
 * server is created by the first call for it.
 */
export function mockMiddleware(options: Omit<MockServerOptions, 'dist'> = {}) {
    let started: Promise<MockServer> | undefined;
    return (req: Request, res: Response, next: NextFunction): void => {
        if (!/^\/(api|media|__mock|notifications\.json)([/?]|$)/.test(req.url)) {
            next();
            return;
        }
        started ??= createMockServer({ ...options, dist: null });
        started.then(({ app }) => app(req, res, next)).catch(next);
    };
}

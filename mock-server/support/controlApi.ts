import type { Application, ErrorRequestHandler } from 'express';
import { ApiError } from '../context';
import { isDeviation } from '../deviations';
import { jsonServer } from '../jsonServer';
import { ODATA_MODES } from '../odata';
import type { Control, Settings } from '../control';
import { registerSearch } from '../rest/search';
import { bodyOf, type Body } from './body';
import { registerCalls } from './callsApi';
import { registerClock } from './clockApi';
import { registerFaults } from './faultsApi';
import { registerNotices } from './noticesApi';
import { personas, signInAs } from './personas';
import { registerSituations, registerSituationUpload } from './situationsApi';
import { shareKey } from './keys';
import { answerTicket } from './tickets';

const MAX_LATENCY = 60_000;

const settingsOf = (body: Body): Partial<Settings> => {
    const change: Partial<Settings> = {};
    if (body.latency !== undefined) {
        const latency = Number(body.latency);
        if (!Number.isInteger(latency) || latency < 0 || latency > MAX_LATENCY) {
            throw new ApiError(400, `latency must be whole milliseconds from 0 to ${MAX_LATENCY}`);
        }
        change.latency = latency;
    }
    if (body.odata !== undefined) {
        const odata = ODATA_MODES.find(mode => mode === body.odata);
        if (odata === undefined) throw new ApiError(400, `odata must be one of ${ODATA_MODES.join(', ')}`);
        change.odata = odata;
    }
    if (body.pageLimit !== undefined) {
        const pageLimit = Number(body.pageLimit);
        if (!Number.isInteger(pageLimit) || pageLimit < 0) throw new ApiError(400, 'pageLimit must be a whole number');
        change.pageLimit = pageLimit;
    }
    if (body.locks !== undefined) {
        if (body.locks !== 'told' && body.locks !== 'silent') throw new ApiError(400, 'locks must be told or silent');
        change.locks = body.locks;
    }
    if (body.deviate !== undefined) {
        const { deviate } = body;
        if (deviate !== null && !(typeof deviate === 'string' && isDeviation(deviate))) {
            throw new ApiError(400, 'deviate must be null or the name of a deviation');
        }
        change.deviate = deviate;
    }
    for (const name of ['nextLinks', 'emptyAnswers', 'thinTickets', 'bareRefusals'] as const) {
        const value = body[name];
        if (value === undefined) continue;
        // a form sends strings
        const yes = value === true || value === 'true';
        if (!yes && value !== false && value !== 'false') throw new ApiError(400, `${name} must be true or false`);
        change[name] = yes;
    }
    return change;
};

/** The response of `GET state`: the number of rows of each kind, and the options that the server was started with. */
function stateSummary({ mock, store, getSettings }: Control) {
    const { meta, ...collections } = mock.state as unknown as Record<string, unknown> & { meta: unknown };
    const counts = Object.entries(collections).flatMap(([name, rows]) =>
        Array.isArray(rows) ? [[name, rows.length] as const] : [],
    );
    const { seed, scale, createdAt } = store.meta;
    return { seed, scale, createdAt, now: mock.now(), ...getSettings(), counts: Object.fromEntries(counts) };
}

/** The control interface under `/__mock/api`, used by the support desk and by the browser tests. */
export function registerControlApi(app: Application, control: Control): void {
    const { mock } = control;
    registerSituationUpload(app, control);
    app.use('/api', ...jsonServer.bodyParser);

    app.get('/api/state', (_req, res) => void res.json(stateSummary(control)));
    app.get('/api/personas', (_req, res) => void res.json(personas(mock)));
    app.get('/api/outbox', (_req, res) => void res.json(mock.state.outbox));
    app.post('/api/sign-in', (req, res) => void res.json(signInAs(mock, bodyOf(req))));

    app.post('/api/tickets/:id', (req, res) => void res.json(answerTicket(mock, req.params.id, bodyOf(req))));
    app.post('/api/keys/:id', (req, res) => void res.json(shareKey(mock, req.params.id, bodyOf(req))));

    registerSearch(app, mock);
    registerClock(app, control);
    registerFaults(app, control);
    registerSituations(app, control);
    registerCalls(app, control);
    registerNotices(app, control);

    app.get('/api/settings', (_req, res) => void res.json(control.getSettings()));
    app.patch('/api/settings', (req, res) => void res.json(control.changeSettings(settingsOf(bodyOf(req)))));
    app.post('/api/reset', (req, res) => {
        bodyOf(req);
        control.reset();
        res.json(stateSummary(control));
    });
    app.post('/api/deployment', (_req, res) => {
        if (!control.deployment) throw new ApiError(409, 'This server serves no build of the portal');
        res.json({ modified: control.deployment.renew() });
    });

    app.use('/api', (req, _res, next) => next(new ApiError(404, `There is no ${req.method} ${req.originalUrl}`)));
    const answerError: ErrorRequestHandler = (error: Error & { status?: number; code?: number | string }, _req, res, next) => {
        if (res.headersSent) {
            next(error);
            return;
        }
        const status = error.status ?? 500;
        res.status(status).json({ error: { code: error.code ?? status, message: error.message } });
    };
    app.use('/api', answerError);
}

import type { Application, ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import { middleware as openApiValidator } from 'express-openapi-validator';
import { note, notesOf, type CallLog } from './calls';
import { ApiError } from './context';
import { readDescription, type ApiSpec } from './description';
import type { Faults } from './faults';
import { CACHE_CONTROL } from './headers';
import { jsonServer } from './jsonServer';
import { createWarmUp, type WarmUp } from './warmUp';

const APPLICATION_ID = 'portal';

export interface ApiOptions {
    apiSpec: ApiSpec | null;
    calls: CallLog;
    faults: Faults;
    /** handlers of every call that precede the faults */
    first?: readonly RequestHandler[];
    /** milliseconds */
    latency(): number;
    /** whether writes respond without a body wherever the description allows it */
    emptyAnswers(): boolean;
    /** whether a 409 has no code for its reason (ERROR-6) */
    bareRefusals(): boolean;
    register(api: Router): void;
    log(line: string): void;
}

/** What the validator adds to a request: the operation that it found. */
interface Validated {
    openapi?: { schema?: { responses?: Record<string, unknown> } };
}

const describe = (req: Request): string => `${req.method} ${req.originalUrl.split('?')[0] ?? ''}`;

const applicationId: RequestHandler = (req, _res, next) => {
    const sent = req.headers['application-id'];
    next(sent === APPLICATION_ID ? undefined : new ApiError(400, `The header Application-Id must be "${APPLICATION_ID}"`));
};

/** Reports a fault of the server, not of the call, to the console and the call log. */
const report = (req: Request, res: Response, problem: string, log: ApiOptions['log']): void => {
    note(res, { problem });
    log(`[mock] ${describe(req)}: ${problem}`);
};

/** Whether the operation may respond with this status; server errors always may. */
const isDescribed = (req: Request, status: number): boolean => {
    const responses = (req as Validated).openapi?.schema?.responses;
    return !responses || status >= 500 || String(status) in responses || 'default' in responses;
};

const undescribed = (status: number): string => `wrong answer: the status ${status} is not in the API's description`;

// The validator checks JSON responses before they are sent; responses without a body, and files, are checked only here.
const checkStatus =
    (log: ApiOptions['log']): RequestHandler =>
    (req, res, next) => {
        res.once('finish', () => {
            // a fault may have replaced the route's status
            const status = notesOf(res).answered ?? res.statusCode;
            if (!isDescribed(req, status)) report(req, res, undescribed(status), log);
        });
        next();
    };

// A write that is described with both a 204 and a response with a body may use either (WIRE-5).
const withoutBody =
    (empties: () => boolean): RequestHandler =>
    (req, res, next) => {
        const answers = (req as Validated).openapi?.schema?.responses ?? {};
        if (empties() && req.method !== 'GET' && '204' in answers) {
            const { json } = res;
            res.json = body => (res.statusCode < 300 ? res.status(204).end() : json.call(res, body));
        }
        next();
    };

interface HttpError extends Error {
    status?: number;
    type?: string;
    headers?: Record<string, string>;
}

/** Converts an exception into a response, always in the shape of WIRE-10. */
const toApiError = (error: HttpError, req: Request): { answer: ApiError; problem?: string } => {
    if (error instanceof ApiError) return { answer: error };
    if (error.type === 'entity.parse.failed') return { answer: new ApiError(400, `The body is not JSON: ${error.message}`) };
    const status = error.status ?? 500;
    if (status === 404) return { answer: new ApiError(404, `There is no call ${describe(req)}`) };
    // thrown by the validator, with a message about what is wrong
    if (status < 500) return { answer: new ApiError(status, `Wrong call: ${error.message}`) };
    const fromValidator = 'path' in error;
    const problem = fromValidator ? `wrong answer: ${error.message}` : (error.stack ?? error.message);
    return { answer: new ApiError(500, `The mock server failed: ${fromValidator ? problem : error.message}`), problem };
};

/** The code of an error; with `bare`, a refusal's code does not give its reason. */
const codeOf = ({ status, code }: ApiError, bare: boolean): number | string =>
    bare && status === 409 && typeof code === 'string' ? status : code;

const answerError =
    ({ log, bareRefusals }: Pick<ApiOptions, 'log' | 'bareRefusals'>): ErrorRequestHandler =>
    (error: HttpError, req, res, next) => {
        let { answer, problem } = toApiError(error, req);
        if (error instanceof ApiError && !isDescribed(req, error.status)) {
            problem = `${undescribed(error.status)} (${error.message})`;
            answer = new ApiError(500, `The mock server failed: ${problem}`);
        }
        if (problem !== undefined) report(req, res, problem, log);
        if (res.headersSent) {
            next(error);
            return;
        }
        if (error.headers) res.set(error.headers);
        // not res.json(): the validator would check it, and could not report its result from here
        res.status(answer.status)
            .type('json')
            .send(JSON.stringify({ error: { code: codeOf(answer, bareRefusals()), message: answer.message } }));
    };

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Handler = (...args: Parameters<RequestHandler>) => unknown;

/** Express 4 leaves a request open when an asynchronous handler rejects; this handles the rejection like an exception. */
const catchRejections = (api: Application): void => {
    const settled =
        (handler: Handler): RequestHandler =>
        (req, res, next) => {
            try {
                Promise.resolve(handler(req, res, next)).catch(next);
            } catch (error) {
                next(error);
            }
        };
    for (const verb of VERBS) {
        const original = api[verb].bind(api) as (path: string, ...handlers: Handler[]) => unknown;
        // with just a name, `get` reads a setting
        const wrapped = (path: string, ...handlers: Handler[]): unknown => original(path, ...handlers.map(settled));
        Object.assign(api, { [verb]: wrapped });
    }
};

const delayed =
    (latency: () => number): RequestHandler =>
    (_req, res, next) => {
        res.set('Cache-Control', CACHE_CONTROL.api);
        const wait = latency();
        if (wait === 0) {
            next();
            return;
        }
        const timer = setTimeout(next, wait);
        res.once('close', () => clearTimeout(timer));
    };

/** Creates the handlers that check calls and responses, and their warm-up. */
const check = (api: Application, apiSpec: ApiSpec, log: ApiOptions['log']): { handlers: RequestHandler[]; warmUp: WarmUp } => {
    const description = readDescription(apiSpec);
    const validator = openApiValidator({
        apiSpec: description,
        validateRequests: { allowUnknownQueryParameters: false, allErrors: true },
        validateResponses: { removeAdditional: false },
        validateSecurity: false,
        fileUploader: false,
    });
    const warmUp = createWarmUp(api, description);
    return { handlers: [...(validator as RequestHandler[]), warmUp.answer, checkStatus(log)], warmUp };
};

/**
 * Mounts the API on `api`: log, body parser, latency, faults, the check of calls and responses against the description, the routes, and
 * errors in the contract's shape. Permissions are checked by the routes.
 *
 * @returns a function that warms up the check, so that the first calls are as fast as later ones
 */
export function createApi(api: Application, options: ApiOptions): () => Promise<void> {
    const { apiSpec, calls, faults, first = [], latency, emptyAnswers, register, log } = options;
    const checked = apiSpec === null ? undefined : check(api, apiSpec, log);
    // the body is parsed before the faults, so that the log always has it
    const before = [calls.middleware, ...jsonServer.bodyParser, delayed(latency), ...first, faults.middleware, applicationId];
    api.use(checked ? before.map(checked.warmUp.skips) : before);
    if (checked) api.use(checked.handlers, withoutBody(emptyAnswers));
    catchRejections(api);
    register(api);
    api.use((req, _res, next) => {
        next(
            checked
                ? new ApiError(501, `The mock server lacks ${describe(req)}`)
                : new ApiError(404, `There is no ${describe(req)}`),
        );
    });
    if (checked) api.use(checked.warmUp.end);
    api.use(answerError(options));
    return () => checked?.warmUp.run() ?? Promise.resolve();
}

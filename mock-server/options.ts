import { parseArgs } from 'node:util';
import { DEVIATIONS, isDeviation, type DeviationName } from './deviations';
import { ODATA_MODES, type OdataMode } from './odata';

/** The options that the mock server starts with; each has a flag of the same name. */
export interface CliOptions {
    port: number;
    /** folder of the built portal */
    dist: string;
    /** file that stores the state between starts */
    state: string;
    /** file with an operator's settings (deploy/README.md), instead of those of the build */
    settings?: string;
    /** starts with the seeded data */
    reset: boolean;
    /** number of extra users, keys and seats for the large customer */
    scale: number;
    /** number of keys of each extra user */
    keysEach: number;
    /** milliseconds that every response of the API takes at least */
    latency: number;
    seed: string;
    /** name or file of the situation to start with, instead of the stored data */
    situation?: string;
    odata: OdataMode;
    /** the most rows of a collection in one response; 0 for any number */
    pageLimit: number;
    /** a response that the limit cut names the next one (`@odata.nextLink`) */
    nextLinks: boolean;
    /** writes respond without a body wherever the API's description allows it */
    emptyAnswers: boolean;
    /** rows of tickets come without their first message */
    thinTickets: boolean;
    /** a 409 has no code for its reason (ERROR-6) */
    bareRefusals: boolean;
    /** origin of a portal elsewhere that may use the API */
    origin?: string;
    /** how the server breaks the contract */
    deviate: DeviationName | null;
}

export const DEFAULT_SEED = 'portal';

export const USAGE = `tsx mock-server/index.ts [--port 4000] [--dist dist] [--state .mock-state/state.json] [--reset]
    [--scale 10000] [--keys-each 6] [--latency 200] [--seed ${DEFAULT_SEED}] [--odata full|basic|plain]
    [--page-limit 100] [--next-links]
    [--situation full-licence] [--settings settings.json] [--empty-answers] [--thin-tickets] [--bare-refusals]
    [--origin https://portal.example] [--deviate NAME]`;

const wholeNumber = (flag: string, text: string): number => {
    if (!/^\d+$/.test(text)) throw new Error(`--${flag} is "${text}": a whole number is needed.`);
    return Number(text);
};

/** Parses the command line; throws an Error with a readable message when a flag is unknown or its value is invalid. */
export function parseCli(argv: readonly string[]): CliOptions {
    const { values } = parseArgs({
        args: [...argv],
        strict: true,
        options: {
            port: { type: 'string', default: process.env.PORT ?? '4000' },
            dist: { type: 'string', default: 'dist' },
            state: { type: 'string', default: '.mock-state/state.json' },
            reset: { type: 'boolean', default: false },
            scale: { type: 'string', default: '0' },
            'keys-each': { type: 'string', default: '1' },
            latency: { type: 'string', default: '0' },
            seed: { type: 'string', default: DEFAULT_SEED },
            situation: { type: 'string' },
            settings: { type: 'string' },
            odata: { type: 'string', default: 'full' },
            'page-limit': { type: 'string', default: '0' },
            'next-links': { type: 'boolean', default: false },
            'empty-answers': { type: 'boolean', default: false },
            'thin-tickets': { type: 'boolean', default: false },
            'bare-refusals': { type: 'boolean', default: false },
            origin: { type: 'string' },
            deviate: { type: 'string' },
        },
    });
    const odata = ODATA_MODES.find(mode => mode === values.odata);
    if (odata === undefined) throw new Error(`--odata is "${values.odata}": ${ODATA_MODES.join(', ')}.`);
    const port = wholeNumber('port', values.port);
    if (port > 65_535) throw new Error(`--port is ${port}: at most 65535.`);
    const { deviate = null } = values;
    if (deviate !== null && !isDeviation(deviate))
        throw new Error(`--deviate is "${deviate}". There are: ${Object.keys(DEVIATIONS).join(', ')}.`);
    return {
        port,
        dist: values.dist,
        state: values.state,
        reset: values.reset,
        scale: wholeNumber('scale', values.scale),
        keysEach: wholeNumber('keys-each', values['keys-each']),
        latency: wholeNumber('latency', values.latency),
        seed: values.seed,
        ...(values.situation === undefined ? {} : { situation: values.situation }),
        ...(values.settings === undefined ? {} : { settings: values.settings }),
        odata,
        pageLimit: wholeNumber('page-limit', values['page-limit']),
        nextLinks: values['next-links'],
        emptyAnswers: values['empty-answers'],
        thinTickets: values['thin-tickets'],
        bareRefusals: values['bare-refusals'],
        ...(values.origin === undefined ? {} : { origin: values.origin }),
        deviate,
    };
}

import { parseArgs } from 'node:util';
import type { OdataMode } from './odata';

/** What the mock server is started with; every one has a flag of the same name. */
export interface CliOptions {
    port: number;
    /** folder of the built portal */
    dist: string;
    /** file that keeps the state between starts */
    state: string;
    /** begins with fresh data */
    reset: boolean;
    /** so many extra users, keys and seats for the big customer */
    scale: number;
    /** milliseconds that every answer of the API takes at least */
    latency: number;
    seed: string;
    odata: OdataMode;
    /** writes answer nothing wherever the API's description lets them */
    emptyAnswers: boolean;
    /** rows of tickets come without their first message */
    thinTickets: boolean;
}

export const DEFAULT_SEED = 'portal';

export const USAGE = `tsx mock-server/index.ts [--port 4000] [--dist dist] [--state .mock-state/state.json] [--reset]
    [--scale 10000] [--latency 200] [--seed ${DEFAULT_SEED}] [--odata full|basic]
    [--empty-answers] [--thin-tickets]`;

const wholeNumber = (flag: string, text: string): number => {
    if (!/^\d+$/.test(text)) throw new Error(`--${flag} is "${text}": a whole number is needed.`);
    return Number(text);
};

/** Reads the command line; throws an Error with a line for people when a flag is unknown or its value makes no sense. */
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
            latency: { type: 'string', default: '0' },
            seed: { type: 'string', default: DEFAULT_SEED },
            odata: { type: 'string', default: 'full' },
            'empty-answers': { type: 'boolean', default: false },
            'thin-tickets': { type: 'boolean', default: false },
        },
    });
    if (values.odata !== 'full' && values.odata !== 'basic') throw new Error(`--odata is "${values.odata}": full or basic.`);
    const port = wholeNumber('port', values.port);
    if (port > 65_535) throw new Error(`--port is ${port}: at most 65535.`);
    return {
        port,
        dist: values.dist,
        state: values.state,
        reset: values.reset,
        scale: wholeNumber('scale', values.scale),
        latency: wholeNumber('latency', values.latency),
        seed: values.seed,
        odata: values.odata,
        emptyAnswers: values['empty-answers'],
        thinTickets: values['thin-tickets'],
    };
}

// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '../../dataProvider';
import { createHttpClient } from '../../dataProvider/httpClient';
import { STEPS } from '../../dataProvider/jobs/steps';
import { HOSTILE, hostileFetch, type Hostile } from './hostile';
import { sameText } from '../../dataProvider/text';
import { CASES } from './noHarmCases';
import { PLAN_CASES } from './noHarmPlanCases';
import { readKnown, taken, type Case, type State } from './noHarmRecords';
import { startMockServer } from './support';

/**
 * Whatever a server answers, no change is sent but those that are sent on a server that keeps the contract; none at all, where others have
 * changed meanwhile what was chosen (MANY-14, MANY-17).
 */

const mock = startMockServer();
const ADMIN = 'admin@holzmann.example';

/** What the cases change; the rest of the state stays. */
const CHANGED = ['users', 'keys', 'licences', 'seats', 'cloudGroups', 'tickets', 'orders', 'outbox', 'mailTokens'] as const;
const copied = (state: Pick<State, (typeof CHANGED)[number]>) =>
    structuredClone(Object.fromEntries(CHANGED.map(name => [name, state[name]]))) as Pick<State, (typeof CHANGED)[number]>;

let token = '';
let before: ReturnType<typeof copied>;
let hostile: Hostile | null = null;

/** A provider, and the changes that left. */
function connect(): { provider: PortalDataProvider; sent: string[] } {
    const sent: string[] = [];
    const reads = hostileFetch(() => hostile);
    const client = createHttpClient({
        apiUrl: mock.url(),
        applicationId: 'portal',
        getToken: () => token,
        fetch: (url, init) => {
            const body = typeof init.body === 'string' ? ` ${init.body}` : '';
            if (init.method !== 'GET') sent.push(`${init.method} ${url.slice(mock.url().length + 1)}${body}`);
            return reads(url, init);
        },
    });
    return { provider: createDataProvider({ client }), sent };
}

beforeAll(async () => {
    const signed = await mock.signedIn(ADMIN);
    token = signed.token;
    await readKnown(signed.provider, mock.state());
    before = copied(mock.state());
});

/** What a case sends, on a server like that, after what others did. */
async function sentBy({ act, given }: Case, others?: (state: State) => void, like: Hostile | null = null): Promise<string[]> {
    Object.assign(mock.state(), copied(before));
    given?.(mock.state());
    others?.(mock.state());
    const { provider, sent } = connect();
    hostile = like;
    await act(provider).catch(() => undefined);
    hostile = null;
    return sent;
}

interface Run {
    name: string;
    one: Case;
    others?: (state: State) => void;
}

const RUNS = Object.entries({ ...CASES, ...PLAN_CASES }).flatMap(([name, one]): Run[] => [
    { name, one },
    ...Object.entries(one.others ?? {}).map(([what, others]) => ({ name: `${name}, ${what}`, one, others })),
]);

/** What is sent on a server that keeps the contract, by run. */
const meant = new Map<Run, string[]>();

beforeAll(async () => {
    for (const run of RUNS) meant.set(run, await sentBy(run.one, run.others));
}, 60_000);

/** These read nothing that could be another one. */
const UNREAD = ['logout', 'handOn', 'handedOn'];

describe('a server that keeps the contract', () => {
    it('is asked for every step', () => {
        expect(Object.keys(STEPS).filter(verb => !taken.has(verb))).toEqual(UNREAD);
    });

    it.each(RUNS)('$name', run => {
        if (run.others) expect(meant.get(run)).toEqual([]);
        else expect(meant.get(run)).not.toEqual([]);
    });
});

describe('no change is sent that was not meant, on a server that', () => {
    it.each(Object.entries(HOSTILE))('%s', async (_name, like) => {
        const harm: string[] = [];
        for (const run of RUNS) {
            if (run.one.byFilter && run.others) continue;
            const sent = await sentBy(run.one, run.others, like);
            const isMeant = (call: string) => meant.get(run)?.some(one => sameText(one, call));
            harm.push(...sent.filter(call => !isMeant(call)).map(call => `${run.name}: ${call}`));
        }
        expect(harm).toEqual([]);
    });
});

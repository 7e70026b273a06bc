import { setTimeout } from 'node:timers/promises';
import { createDataProvider } from '../../dataProvider';
import { PortalError } from '../../dataProvider/errors';
import { createHttpClient } from '../../dataProvider/httpClient';
import { cleanUp, signOut } from './cleanUp';
import { LINKS } from './description';
import { FEATURES } from './features';
import { FINDINGS, type Effect, type FindingName } from './findings';
import { inspect } from './inspect';
import type { Feature, Kit, KitOptions } from './kit';
import { createSecrets, excerptOf, type Secrets } from './secrets';
import { BUSY, createWire, type Exchange } from './wire';

/** Checks the features of the portal one after the other, and reports whether each works with this server. */

/** A response is slow from here on, in milliseconds. */
const SLOW_MS = 3000;
/** Characters of a response that a report shows. */
const EXCERPT = 600;

export interface Finding {
    name: FindingName;
    effect: Effect;
    server: string;
    portal: string;
    detail: string;
    /** method and path; without secrets, as all texts here */
    request: string;
    answer: string;
    /** what `openapi.yaml` says about the call */
    sentence: string;
    /** how often it occurred in the feature */
    times: number;
}

/** `unchecked` when there was nothing to check, or the feature was not selected. */
export type Verdict = 'works' | 'slow' | 'off' | 'unchecked';

export interface Checked {
    id: string;
    title: string;
    verdict: Verdict;
    findings: Finding[];
    /** what could not be checked, and why */
    unchecked: string[];
    notes: string[];
    calls: number;
    seconds: number;
}

export interface Report {
    api: string;
    user: string;
    /** ISO time */
    at: string;
    features: Checked[];
    /** the run was stopped before its end */
    stopped: boolean;
    /** records that were made and could not be removed */
    left: string[];
    calls: number;
    /** ids of the API's calls that were made */
    called: string[];
    /** where the operator's mails may lead, and what opens there */
    links: typeof LINKS;
}

const WORST: readonly Effect[] = ['off', 'slow', 'works'];

function verdictOf(findings: readonly Finding[], isChecked: boolean): Verdict {
    const worst = WORST.find(effect => findings.some(finding => finding.effect === effect));
    if (worst) return worst === 'works' && !isChecked ? 'unchecked' : worst;
    return isChecked ? 'works' : 'unchecked';
}

/** What a report shows of an exchange. */
function shown({ status, headers, text, json, ms, failure = '' }: Exchange, secrets: Secrets): string {
    const head = status === 0 ? `no answer: ${failure}` : `${status} ${headers.get('Content-Type') ?? ''}`.trim();
    const body = json === undefined ? (text.trimStart().startsWith('<') ? '<…>' : text && '…') : JSON.stringify(excerptOf(json));
    return secrets
        .hide(`${head}, ${Math.round(ms)} ms\n${body}`)
        .slice(0, EXCERPT)
        .trim();
}

/** What was found, could not be checked, and is worth knowing of a feature. */
class Notebook {
    findings: Finding[] = [];
    unchecked: string[] = [];
    notes: string[] = [];
    isChecked = false;
    /** defects of the last response have been reported */
    isNamed = false;

    constructor(private readonly secrets: Secrets) {}

    begin(): void {
        [this.findings, this.unchecked, this.notes, this.isChecked] = [[], [], [], false];
    }

    find(name: FindingName, detail: string, exchange: Exchange | undefined, field = ''): void {
        const { secrets } = this;
        this.isNamed = true;
        const before = this.findings.find(finding => finding.name === name);
        if (before) {
            before.times += 1;
            return;
        }
        this.findings.push({
            name,
            ...FINDINGS[name],
            detail: secrets.hide(detail),
            request: exchange ? secrets.hide(`${exchange.method} ${decodeURIComponent(exchange.path)}`) : '',
            answer: exchange ? shown(exchange, secrets) : '',
            sentence: [exchange?.call?.sentence, field].filter(Boolean).join('. '),
            times: 1,
        });
    }
}

/** What the features work with; `token` tells the session that is signed in. */
function createKit(options: KitOptions, secrets: Secrets, notebook: Notebook): { kit: Kit; token: () => string | null } {
    const { api, slowMs = SLOW_MS, signal } = options;
    let token: string | null = null;

    const find: Kit['find'] = (name, detail = '', exchange = wire.last()) => notebook.find(name, detail, exchange);

    const wire = createWire({
        api,
        secrets,
        signal,
        origin: options.origin,
        wait: options.wait ?? (ms => setTimeout(ms, undefined, { signal })),
        onWait: options.onWait,
        onExchange: exchange => {
            notebook.isNamed = false;
            inspect(exchange, slowMs).forEach(({ name, detail, sentence }) => notebook.find(name, detail, exchange, sentence));
        },
    });
    const client = createHttpClient({ apiUrl: api, applicationId: 'portal', getToken: () => token, fetch: wire.fetch });

    /** Reports a missing response, or a server that stays busy; returns whether it did. */
    const isUnanswered = (exchange: Exchange): boolean => {
        const { status, failure } = exchange;
        if (status === 0) find('unreachable', failure, exchange);
        else if (BUSY.includes(status) && wire.hopeless() !== undefined) find('busy', wire.hopeless(), exchange);
        else return false;
        return true;
    };

    const kit: Kit = {
        options,
        wire,
        client,
        provider: createDataProvider({ client }),
        user: undefined,
        customer: undefined,
        made: new Map(),
        isAdmin: () => kit.user?.role.includes('ADMIN') ?? false,
        signIn: given => {
            token = given;
            secrets.add(given);
        },
        endSession: () => {
            const ended = token;
            token = null;
            return ended;
        },
        find,
        checked: () => void (notebook.isChecked = true),
        notChecked: reason => notebook.unchecked.push(reason),
        note: text => notebook.notes.push(text),
        async attempt(read, named) {
            try {
                return await read();
            } catch (error) {
                if (signal?.aborted || !(error instanceof PortalError)) throw error;
                const last = wire.last();
                if (last && !notebook.isNamed && !isUnanswered(last)) {
                    if (error.message === 'errors.incomplete') find('rows-missing', 'read to the end', last);
                    else find((await named?.(last)) ?? 'refused', `status ${last.status}`, last);
                }
                if (wire.hopeless() !== undefined) throw error;
                return undefined;
            }
        },
        async probe(path, { method = 'GET', authorization, headers = {}, credentials } = {}) {
            const sent = authorization === undefined ? token && `Bearer ${token}` : authorization;
            const all = { 'Application-Id': 'portal', Accept: 'application/json', ...headers };
            const address = /^https?:/.test(path) ? path : `${api}/${path}`;
            const init = { method, credentials, headers: sent === null ? all : { ...all, Authorization: sent } };
            const failed = await wire.fetch(address, init).then(
                () => undefined,
                (error: unknown) => error,
            );
            const last = wire.last();
            if (signal?.aborted || !last) throw failed;
            isUnanswered(last);
            if (wire.hopeless() !== undefined) throw new Error(wire.hopeless());
            return last;
        },
    };
    return { kit, token: () => token };
}

async function checkFeature(kit: Kit, notebook: Notebook, { id, title, check: run }: Feature): Promise<Checked> {
    const {
        wire,
        options: { signal },
    } = kit;
    notebook.begin();
    wire.begin();
    const [start, before] = [performance.now(), wire.count()];
    try {
        const ended = wire.hopeless();
        if (ended !== undefined) kit.notChecked(ended);
        else if (kit.user || id === 'sign-in' || id === 'site' || id === 'cors') await run(kit);
        else kit.notChecked('nobody could sign in');
    } catch (error) {
        const reason = signal?.aborted ? 'the run was stopped' : wire.hopeless();
        if (reason === undefined) throw error;
        kit.notChecked(`the rest: ${reason}`);
    }
    const { findings, unchecked, notes, isChecked } = notebook;
    const calls = wire.count() - before;
    const seconds = (performance.now() - start) / 1000;
    return { id, title, verdict: verdictOf(findings, isChecked), findings, unchecked, notes, calls, seconds };
}

/** Runs the kit. Never rejects because of the server, and removes in any case what it created. */
export async function runKit(options: KitOptions): Promise<Report> {
    const { api, user, password, signal } = options;
    const secrets = createSecrets();
    secrets.add(password);
    secrets.add(Buffer.from(`${user}:${password}`).toString('base64'));
    const notebook = new Notebook(secrets);
    const { kit, token } = createKit(options, secrets, notebook);
    const { wire } = kit;

    const chosen = FEATURES.filter(({ id }) => id === 'sign-in' || (options.features?.includes(id) ?? true));
    const features: Checked[] = [];
    const left: string[] = [];
    const removeMade = async () => void left.push(...(await cleanUp(options, kit.made, token())));
    try {
        for (const feature of chosen) {
            if (signal?.aborted) break;
            options.onFeature?.(feature.title);
            // with the session that the sign-out ends
            if (feature.id === 'sign-out') await removeMade();
            features.push(await checkFeature(kit, notebook, feature));
        }
    } finally {
        await removeMade();
        await signOut(options, token());
    }
    const at = new Date().toISOString();
    const stopped = signal?.aborted ?? false;
    return { api, user, at, features, stopped, left, calls: wire.count(), called: [...wire.called], links: LINKS };
}

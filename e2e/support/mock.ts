import { expect, type APIRequestContext } from '@playwright/test';
import type { DeviationName } from '../../mock-server/deviations';
import type { MockState } from '../../mock-server/rows/state';

/** The mock server's control API (`/__mock/api`) for the tests. */

/** How a call fails; without `times` until the fault is removed. */
export interface Fault {
    method?: string;
    /** path below the API base; `*` matches anything within one segment, `**` anything, e.g. `licences/**` */
    path: string;
    kind:
        | 'status'
        | 'status-after'
        | 'status-html'
        | 'abort'
        | 'lost'
        | 'late'
        | 'delay'
        | 'malformed'
        | 'html'
        | 'html-after'
        | 'empty';
    /** id or e-mail of the affected caller; everybody if omitted */
    person?: string;
    status?: number;
    code?: number | string;
    /** the `Retry-After` header: seconds or a date */
    retryAfter?: number | string;
    seconds?: number;
    times?: number;
}

/** One call that the server handled. */
export interface Call {
    method: string;
    path: string;
    status: number;
    /** the status of the call's real response, which a fault withheld */
    answered?: number;
}

/** An account to sign in as. */
export interface Persona {
    id: string;
    email: string;
    name: string;
    role: string;
    active: boolean;
    customers: { id: string; name: string }[];
}

interface Mail {
    to: string;
    kind: string;
    link: string | null;
}

const API = '/__mock/api';

/** Controls a worker's mock server. */
export class MockControl {
    constructor(private readonly request: APIRequestContext) {}

    private async ask<T>(method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, data?: object): Promise<T> {
        const answer = await this.request[method](`${API}/${path}`, data ? { data } : undefined);
        expect(answer.ok(), `${method} ${path} of the mock's control: ${answer.status()}`).toBe(true);
        const text = await answer.text();
        return (text === '' ? undefined : JSON.parse(text)) as T;
    }

    /** Restores the seeded data, removes all faults, empties the log and sets the latency to 0. */
    async reset(): Promise<void> {
        await this.ask('post', 'reset', {});
        await this.ask('patch', 'settings', {
            latency: 0,
            odata: 'full',
            pageLimit: 0,
            nextLinks: false,
            locks: 'told',
            emptyAnswers: false,
            thinTickets: false,
            bareRefusals: false,
            deviate: null,
        });
    }

    /** A token for a demo account, and for one of its customers if it has several. */
    async signIn(email: string, customer?: string): Promise<string> {
        return (await this.ask<{ token: string }>('post', 'sign-in', { email, ...(customer ? { customer } : {}) })).token;
    }

    /**
     * `basic` is a server that ignores sorting and paging, `plain` one that refuses what is optional; `pageLimit`: the most rows in a response,
     * 0 for any number, and with `nextLinks` it names the next one; `silent` one where only the embeds show that they need the academy session;
     * `emptyAnswers`: writes respond with 204; `thinTickets`: rows of tickets lack the first message; `bareRefusals`: a 409 has no code for
     * its reason; `deviate`: how it breaks the contract (mock-server/deviations.ts).
     */
    settings(settings: {
        latency?: number;
        odata?: 'full' | 'basic' | 'plain';
        pageLimit?: number;
        nextLinks?: boolean;
        locks?: 'told' | 'silent';
        emptyAnswers?: boolean;
        thinTickets?: boolean;
        bareRefusals?: boolean;
        deviate?: DeviationName | null;
    }): Promise<unknown> {
        return this.ask('patch', 'settings', settings);
    }

    /** Serves these notices of the operator (SHELL-6) until the next reset. */
    notices(entries: readonly object[]): Promise<unknown> {
        return this.ask('put', 'notifications', { entries });
    }

    /** Simulates a new deployment for open pages: later modification times. */
    renewDeployment(): Promise<unknown> {
        return this.ask('post', 'deployment', {});
    }

    /** The demo accounts. */
    personas(): Promise<Persona[]> {
        return this.ask('get', 'personas');
    }

    /** The data of the server as it is now, without sessions and tokens. */
    async state(): Promise<Omit<MockState, 'sessions' | 'academySessions' | 'mailTokens'>> {
        return (await this.ask<{ state: MockState }>('get', 'situation-file')).state;
    }

    /** Loads a situation, built-in or saved, in place of the data. */
    loadSituation(name: string): Promise<unknown> {
        return this.ask('post', `situations/${name}/load`, {});
    }

    /** Assigns a key to several users (ids), which earlier rules allowed. */
    shareKey(key: string, users: readonly string[]): Promise<unknown> {
        return this.ask('post', `keys/${key}`, { users });
    }

    /** The support replies to a ticket, sets its status, or both. */
    answerTicket(ticket: string, answer: { content?: string; status?: string }): Promise<unknown> {
        return this.ask('post', `tickets/${ticket}`, answer);
    }

    fault(fault: Fault): Promise<unknown> {
        return this.ask('post', 'faults', fault);
    }

    clearFaults(): Promise<unknown> {
        return this.ask('delete', 'faults');
    }

    /** Calls of the API since the last reset, oldest first. */
    async calls(method?: string, path?: RegExp): Promise<Call[]> {
        const calls = await this.ask<Call[]>('get', 'calls');
        return calls.filter(call => (!method || call.method === method) && (!path || path.test(call.path)));
    }

    forgetCalls(): Promise<unknown> {
        return this.ask('delete', 'calls');
    }

    /** The newest mail to an address. */
    async mail(to: string, kind?: string): Promise<Mail> {
        const mails = await this.ask<Mail[]>('get', 'outbox');
        const mail = mails.filter(candidate => candidate.to === to && (!kind || candidate.kind === kind)).at(-1);
        if (!mail) throw new Error(`No ${kind ?? ''} mail to ${to}.`);
        return mail;
    }
}

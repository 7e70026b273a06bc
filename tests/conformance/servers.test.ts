// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { callOf } from '../../scripts/conformance/description';
import { inspect } from '../../scripts/conformance/inspect';
import { findingsOf, html, isPassed, junit, terminal } from '../../scripts/conformance/report';
import type { Report } from '../../scripts/conformance/runner';
import { namesIn, startConformance } from './support';

/** Servers that are no server of the portal, or have little to check: the report claims no more than was checked. */

const mock = startConformance();
const empty = startConformance({ situation: 'empty-customer' });

let servers: Server[] = [];
afterEach(() => {
    servers.forEach(server => server.closeAllConnections());
    servers.forEach(server => server.close());
    servers = [];
});

const serve = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
};

const runAt = (api: string) => mock.run({ api, site: undefined });
const detailsIn = (report: Report, name: string) => findingsOf(report).flatMap(one => (one.name === name ? [one.detail] : []));
const verdicts = ({ features }: Report, verdict: string) =>
    features.flatMap(feature => (feature.verdict === verdict ? [feature.id] : []));

describe('a server that does not answer', () => {
    it('is asked three times for each feature that can be asked for, and the report says why', async () => {
        const report = await runAt('http://127.0.0.1:9/api');
        expect(new Set(namesIn(report))).toEqual(new Set(['unreachable']));
        expect(detailsIn(report, 'unreachable')[0]).toMatch(/ECONNREFUSED|bad port/);
        expect(report.calls).toBe(6);
        expect(verdicts(report, 'works')).toEqual([]);
        expect(terminal(report)).toContain('Not checked: the rest: the server gave no answer 3 times in a row');
        expect(isPassed(report)).toBe(false);
    });

    it('ends its answer never: it is read no further than 100 MB', async () => {
        const megabyte = Buffer.alloc(1_000_000, ' ');
        const api = await serve((_request, answer) => {
            answer.writeHead(200, { 'Content-Type': 'application/json' });
            const more = (): void => {
                while (answer.write(megabyte));
                answer.once('drain', more);
            };
            more();
        });
        const report = await mock.run({ api, site: undefined, origin: undefined });
        expect(detailsIn(report, 'unreachable')).toEqual(['more than 100 MB']);
    });
});

it('names a redirect, and where it leads without the query', async () => {
    const api = await serve((_request, answer) =>
        answer.writeHead(302, { Location: 'https://login.example/sso?state=secret' }).end(),
    );
    const report = await mock.run({ api, site: undefined, origin: undefined });
    expect(new Set(namesIn(report))).toEqual(new Set(['redirected']));
    expect(detailsIn(report, 'redirected')).toEqual(['status 302 to https://login.example/sso']);
    expect(JSON.stringify(report)).not.toContain('state=');
});

it('does not wait an hour for a server that is busy, and asks it nothing more', async () => {
    let calls = 0;
    const api = await serve((_request, answer) => {
        calls += 1;
        answer.writeHead(429, { 'Retry-After': '3600', 'Content-Type': 'application/json' });
        answer.end('{"error":{"code":429,"message":"busy"}}');
    });
    const waits: number[] = [];
    const report = await mock.run({ api, site: undefined, onWait: seconds => waits.push(seconds) });
    expect([calls, waits]).toEqual([1, []]);
    expect(namesIn(report)).toEqual(['busy']);
    expect(detailsIn(report, 'busy')).toEqual(['the server is busy: it answered 429, and asked to wait 3600 s']);
    expect(report.features.filter(({ id }) => id !== 'sign-in').every(({ verdict }) => verdict === 'unchecked')).toBe(true);
});

describe('an account or a customer with little', () => {
    it('has nothing said to work of what it has not: a customer without data', async () => {
        const report = await empty.run({ user: 'admin@neubau.example', site: undefined, origin: undefined });
        expect(namesIn(report)).toEqual([]);
        const none = ['licences', 'keys', 'seats', 'cloudGroups', 'contracts', 'deadlines', 'tickets', 'finder'];
        expect(verdicts(report, 'unchecked')).toEqual(expect.arrayContaining(none));
        expect(verdicts(report, 'works')).toEqual(expect.arrayContaining(['users', 'applications', 'sign-out']));
        expect(terminal(report)).toContain('WORKS, AS FAR AS CHECKED  Dashboard');
        expect(terminal(report)).toContain('keys: there are none');
        expect(junit(report)).toContain(`skipped="${verdicts(report, 'unchecked').length}"`);
        expect(html(report)).toContain('>works, as far as checked</td>');
    });

    it('a user of several customers: the report names the one that was checked', async () => {
        const user = 'multi@planwerk.example';
        const report = await mock.run({ user, features: ['users'], site: undefined, origin: undefined });
        const [first] = mock.state().users.find(({ email }) => email === user)?.customers ?? [];
        expect(report.features[0]?.notes).toEqual([
            `This user has 2 customers; everything is checked for ${first} alone (--customer chooses).`,
        ]);
    });

    it('a user who is no administrator', async () => {
        const report = await mock.run({ user: 'user@holzmann.example', site: undefined, origin: undefined });
        expect(verdicts(report, 'unchecked')).toEqual(
            expect.arrayContaining(['dashboard', 'seats', 'users', 'contracts', 'deadlines', 'who-has-what', 'changes']),
        );
    });
});

it('says in the file for CI that the run was stopped', async () => {
    const report = await mock.run({ signal: AbortSignal.abort() });
    expect(junit(report)).toContain('failures="1"');
    expect(junit(report)).toContain('message="stopped before its end"');
});

it('takes a server without a sign-out as the API allows it', async () => {
    const { faults } = mock.server().control;
    faults.add({ kind: 'status', status: 404, method: 'DELETE', path: 'user/token' });
    const report = await mock.run({ features: ['sign-out'] });
    faults.clear();
    expect(namesIn(report)).toEqual([]);
    expect(report.features.at(-1)?.notes[0]).toContain('no sign-out');
});

describe('the answer to a change', () => {
    const answer = (method: string, path: string, status: number, json: unknown) =>
        inspect(
            {
                method,
                path,
                call: callOf(method, path),
                status,
                headers: new Headers({ 'Content-Type': 'application/json' }),
                text: json === undefined ? '' : JSON.stringify(json),
                json,
                ms: 1,
            },
            1000,
        ).map(({ name }) => name);
    const group = { id: 'g1', label: 'A', autoAdd: false };

    it.each([
        ['DELETE', 'users/u1', 200, { done: true }],
        ['DELETE', 'keys/k1', 202, undefined],
        ['POST', 'cloudGroups', 200, group],
        ['PATCH', 'cloudGroups/g1', 201, group],
        ['PUT', 'cloudGroups/g1/users/u1', 200, group],
    ])('%s %s may be %i and %j', (method, path, status, json) => {
        expect(answer(method, path, status, json)).toEqual([]);
    });

    it('is told with the sentence about the field', () => {
        const path = 'contracts/c1';
        const json = { id: 5, startOn: '2026-01-31T00:00:00Z' };
        const exchange = {
            method: 'GET',
            path,
            call: callOf('GET', path),
            status: 200,
            headers: new Headers(),
            text: '{}',
            json,
            ms: 1,
        };
        expect(inspect(exchange, 1000)).toEqual(
            expect.arrayContaining([
                expect.objectContaining({ name: 'days-with-time', sentence: 'ISO date, `YYYY-MM-DD`.' }),
                expect.objectContaining({
                    name: 'ids-numeric',
                    sentence: 'Times are epoch seconds unless a field says otherwise; ids are strings.',
                }),
            ]),
        );
    });

    it('that is neither empty nor the record is told, as nothing that the portal needs', () => {
        expect(answer('POST', 'cloudGroups', 200, { id: 5 })).toEqual(['form-differs']);
        expect(answer('PATCH', 'keys/k1', 200, { ok: true })).toEqual(['form-differs']);
        expect(answer('POST', 'user/token', 200, { ok: true })).toEqual(['form-differs']);
    });

    it('to a read has a described status', () => {
        expect(answer('GET', 'cloudGroups', 206, [])).toEqual(['status-undescribed']);
    });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { READS } from '../../scripts/conformance/description';
import { findingsOf, html, isPassed, junit, terminal } from '../../scripts/conformance/report';
import type { Report } from '../../scripts/conformance/runner';
import { ADMIN, namesIn, startConformance } from './support';

/** The kit on servers that keep the contract. */

const servers = {
    full: startConformance(),
    basic: startConformance({ odata: 'basic' }),
};

const verdicts = ({ features }: Report): string[] => features.map(({ id, verdict }) => `${id} ${verdict}`);

describe.each(['full', 'basic'] as const)('a server with %s OData', mode => {
    it('has no findings, every feature works, every read of the API is made, and it is as it was afterwards', async () => {
        const mock = servers[mode];
        const rows = () => {
            const { users, keys, cloudGroups, outbox, sessions } = mock.state();
            return [users, keys, cloudGroups, outbox, sessions].map(({ length }) => length);
        };
        const before = rows();
        const report = await mock.run();
        expect(findingsOf(report)).toEqual([]);
        expect(verdicts(report).filter(verdict => !verdict.endsWith(' works'))).toEqual([]);
        expect(isPassed(report, true)).toBe(true);
        expect(READS.filter(read => !report.called.includes(read))).toEqual([]);
        expect(rows()).toEqual(before);
        // every call of the portal, one after the other
    }, 120_000);
});

describe('a server without what is optional (QUERY-13)', () => {
    const plain = startConformance({ odata: 'plain' });

    it('passes, and the report names what is slower', async () => {
        const report = await plain.run({ write: false });
        expect([...new Set(namesIn(report))].sort()).toEqual(['order-refused', 'range-refused']);
        expect(isPassed(report)).toBe(true);
    }, 120_000);
});

describe('a server with a limit of rows for one response', () => {
    const limited = startConformance({ scale: 600, pageLimit: 70 });

    it('has this limit named, and no other finding: the portal counts what it reads on', async () => {
        const report = await limited.run({ features: ['licences', 'keys', 'seats', 'users', 'cloudGroups'], write: false });
        expect([...new Set(namesIn(report))]).toEqual(['page-capped']);
        expect(findingsOf(report).map(({ detail }) => detail)).toContainEqual(
            expect.stringMatching(/^at most 70 rows of \d{3}$/),
        );
        expect(findingsOf(report).filter(({ detail }) => !detail.startsWith('at most 70 rows'))).toEqual([]);
    }, 120_000);
});

describe('the kit', () => {
    const mock = servers.full;

    it('changes nothing without consent', async () => {
        const { features, called } = await mock.run({ write: false });
        expect(features.find(({ id }) => id === 'changes')?.verdict).toBe('unchecked');
        const writes = called.filter(id => !READS.includes(id));
        expect(writes.sort()).toEqual(['signIn', 'signOut']);
    });

    it('lists the texts that are the operator’s own', async () => {
        const { features } = await mock.run({ features: ['site'], write: false });
        expect(features.find(({ id }) => id === 'site')?.notes).toEqual([
            'a text of the operator’s own (en): licences.title, “Products”',
        ]);
    });

    it.each([
        ['user@holzmann.example', ['users', 'deadlines', 'who-has-what']],
        ['multi@planwerk.example', []],
        ['reader@holzmann.example', []],
        ['student@schule.example', ['tickets', 'users']],
        ['admin@demo.example', []],
        ['admin@lehmann.example', ['contracts']],
    ])('has no findings as %s', async (user, unchecked) => {
        const report = await mock.run({ user });
        expect(namesIn(report)).toEqual([]);
        const told = report.features.filter(feature => feature.unchecked.length > 0).map(({ id }) => id);
        expect(told).toEqual(expect.arrayContaining(unchecked));
    });

    it('says that nobody can sign in, and checks the rest no further', async () => {
        const report = await mock.run({ password: 'not the password' });
        expect(namesIn(report)).toEqual(['sign-in-refused']);
        expect(isPassed(report)).toBe(false);
        expect(report.features.find(({ id }) => id === 'users')).toMatchObject({ verdict: 'unchecked', calls: 0 });
    });

    it('names a server that does not answer', async () => {
        const report = await mock.run({ api: 'http://127.0.0.1:9/api', features: ['users'] });
        expect(namesIn(report)).toContain('unreachable');
    });

    it('waits as long as a busy server says', async () => {
        const waits: number[] = [];
        mock.server().control.faults.add({ kind: 'status', status: 429, path: 'contracts', retryAfter: '7', times: 1 });
        const wait = (ms: number) => Promise.resolve(void waits.push(ms));
        const report = await mock.run({ features: ['contracts'], wait });
        mock.server().control.faults.clear();
        expect([waits, namesIn(report)]).toEqual([[7000], []]);
    });
});

const DEVIATING = ['count-missing', 'ids-numeric', 'times-text', 'errors-as-html', 'created-without-body'] as const;

describe('reports', () => {
    const mock = servers.full;

    it('hold no secret, whatever the server sends', async () => {
        const { state, server } = mock;
        const account = state().users.find(({ email }) => email === ADMIN)!;
        const before = account.password;
        const password = 'gëheim "7Q\\';
        account.password = password;
        const tokens = new Set(state().keys.map(({ token }) => token));
        // findings with requests and answers of every kind
        const reports: Report[] = [];
        for (const deviate of DEVIATING) {
            server().control.changeSettings({ deviate });
            reports.push(await mock.run({ password, features: ['keys', 'users', 'changes', 'sign-out'] }));
            for (const { token } of state().sessions) tokens.add(token);
        }
        server().control.changeSettings({ deviate: null });
        account.password = before;
        for (const { token } of state().keys) tokens.add(token);
        const basic = Buffer.from(`${ADMIN}:${password}`).toString('base64');
        const secrets = [password, JSON.stringify(password).slice(1, -1), encodeURIComponent(password), basic, ...tokens];
        const text = reports
            .flatMap(report => [terminal(report), html(report), junit(report), JSON.stringify(report)])
            .join('\n');
        expect(reports.flatMap(findingsOf).length).toBeGreaterThan(10);
        expect(secrets.filter(secret => text.includes(secret))).toEqual([]);
        expect(text).not.toMatch(/Bearer |Basic /);
    });

    it('are a page without scripts, and XML', async () => {
        const report = await mock.run({ features: ['users'], user: '<b>&"@x.example' });
        expect(html(report)).not.toMatch(/<script|<b>|src=|href="(?!#)/);
        const xml = junit(report);
        expect(xml).toContain('failures="1"');
        expect(xml).toContain('type="sign-in-refused"');
        expect(xml).not.toContain('<b>');
        expect(terminal(report)).toContain('sign-in-refused [off]');
    });
});

describe('what was made', () => {
    const mock = servers.full;
    const made = (): string[] => [
        ...mock
            .state()
            .users.filter(({ email }) => email.startsWith('conformance-'))
            .map(({ email }) => email),
        ...mock
            .state()
            .cloudGroups.filter(({ label }) => label.startsWith('Conformance '))
            .map(({ label }) => label),
        ...mock
            .state()
            .keys.filter(({ label }) => label.startsWith('Conformance '))
            .map(({ label }) => label),
    ];

    it.each(['POST /users', 'POST /cloudGroups', 'POST /keys', 'PUT /users'])(
        'is removed when the run is stopped at %s',
        async at => {
            const stop = new AbortController();
            const seen: string[] = [];
            const { fetch } = globalThis;
            globalThis.fetch = async (input, init) => {
                const answer = await fetch(input, init);
                const call = `${init?.method ?? 'GET'} ${new URL(input as string).pathname.replace('/api', '')}`;
                if (call.startsWith(at) && !stop.signal.aborted) {
                    seen.push(...made());
                    stop.abort();
                }
                return answer;
            };
            const report = await mock.run({ features: ['changes'], signal: stop.signal }).finally(() => {
                globalThis.fetch = fetch;
            });
            expect(seen.length).toBeGreaterThan(0);
            expect([report.left, made()]).toEqual([[], []]);
            expect([report.stopped, isPassed(report)]).toEqual([true, false]);
        },
    );

    it('is removed when the server made it, and its answer was lost', async () => {
        const { faults } = mock.server().control;
        faults.add({ kind: 'lost', method: 'POST', path: 'users' });
        const report = await mock.run({ features: ['changes'] });
        faults.clear();
        expect(namesIn(report)).toEqual(['unreachable']);
        expect([report.left, made()]).toEqual([[], []]);
    });

    it.each([
        ['its making was not answered', { kind: 'abort', method: 'POST', path: 'users' }],
        ['its making was answered with status 500', { kind: 'status', status: 500, method: 'POST', path: 'users' }],
        ['its making was answered without its id', { kind: 'empty', method: 'POST', path: 'users' }],
    ])('is listed as "perhaps" when %s', async (reason, fault) => {
        const { faults } = mock.server().control;
        faults.add(fault);
        const report = await mock.run({ features: ['changes'] });
        faults.clear();
        expect(report.left).toEqual([expect.stringMatching(new RegExp(`^user conformance-.+ \\(perhaps: ${reason}\\)$`))]);
        expect(made()).toEqual([]);
    });

    it('is listed as "perhaps" when a page of something in between answers 404 to what was removed', async () => {
        const { control } = mock.server();
        control.changeSettings({ deviate: 'errors-as-html' });
        const report = await mock.run({ features: ['changes'] });
        control.changeSettings({ deviate: null });
        expect(report.left).toHaveLength(4);
        expect(report.left.filter(text => !text.endsWith(' (perhaps: the server does not say that it is gone)'))).toEqual([]);
        expect(made()).toEqual([]);
    });

    it('is removed before the sign-out when it could not be at first', async () => {
        const { faults } = mock.server().control;
        faults.add({ kind: 'status', status: 500, method: 'DELETE', path: '**', times: 4 });
        const before = mock.state().keys.length;
        const report = await mock.run({ features: ['changes', 'sign-out'] });
        faults.clear();
        expect(report.left).toEqual([]);
        expect([made(), mock.state().keys.length]).toEqual([[], before]);
        mock.server().control.reset();
    });

    it('is listed when the server claims to have removed it', async () => {
        const { faults } = mock.server().control;
        faults.add({ kind: 'empty', method: 'DELETE', path: 'keys/*' });
        const report = await mock.run({ features: ['changes'] });
        faults.clear();
        expect(report.left).toEqual([expect.stringMatching(/^key "Conformance /)]);
        mock.server().control.reset();
    });

    it('is listed when the server does not remove it', async () => {
        const { faults } = mock.server().control;
        faults.add({ kind: 'status', status: 403, method: 'DELETE', path: 'cloudGroups/*' });
        const report = await mock.run({ features: ['changes'] });
        expect(report.left).toEqual([expect.stringMatching(/^cloud group "Conformance /)]);
        expect(isPassed(report)).toBe(false);
        expect(terminal(report)).toContain('Not removed: cloud group');
        faults.clear();
        mock.server().control.reset();
    });
});

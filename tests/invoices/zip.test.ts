import { describe, expect, it, vi } from 'vitest';
import { createQueue } from '../../dataProvider/queue/queue';
import { PortalError } from '../../dataProvider/errors';
import { yearOf, yearsOf } from '../../src/invoices/invoice';
import { fetchFiles, FILES_AT_ONCE } from '../../src/invoices/zip/fetchFiles';
import { fileNames, missingText, zipName } from '../../src/invoices/zip/zip';

describe('the files in a ZIP file', () => {
    it('number equal names, whatever their case, and never take the name of another', () => {
        const names = ['a', 'A.pdf', 'a (2).pdf', 'a', 'b'].map((name, at) => ({ id: `i${at}`, name }));
        expect([...fileNames(names).values()]).toEqual(['a.pdf', 'A (2).pdf', 'a (2) (2).pdf', 'a (3).pdf', 'b.pdf']);
    });

    it('count names that differ only in the spelling of Unicode as equal', () => {
        const names = ['caf\u00E9', 'cafe\u0301', 'CAFE\u0301.pdf'].map((name, at) => ({ id: `i${at}`, name }));
        expect([...fileNames(names).values()]).toEqual(['caf\u00E9.pdf', 'caf\u00E9 (2).pdf', 'CAF\u00C9 (3).pdf']);
    });

    it.each(['nul.2024.pdf', 'AUX.1.pdf', 'con', 'Com1 .x', 'LPT\u00B2', 'conin$'])(
        'never have the name of a device: %s',
        name => {
            expect(fileNames([{ id: 'i1', name }]).get('i1')).toMatch(/^_.+\.pdf$/);
        },
    );

    it.each(['東'.repeat(300), '👩'.repeat(300), 'e\u0301'.repeat(300), 'x'.repeat(300)])('have at most 255 bytes: %s', name => {
        const rows = Array.from({ length: 1200 }, (_, at) => ({ id: `i${at}`, name }));
        const names = [...fileNames(rows).values()];
        expect(Math.max(...names.map(one => new TextEncoder().encode(one).length))).toBeLessThanOrEqual(255);
        expect(new Set(names).size).toBe(1200);
        expect(names.every(one => one.endsWith('.pdf') && one === one.normalize('NFC') && !/\p{Cs}/u.test(one))).toBe(true);
    });

    it('are completed by a list of those that are missing', () => {
        expect(missingText('Missing:', [{ name: 'a.pdf', day: '1 Jan 2026', reason: 'Not found' }])).toBe(
            '\uFEFFMissing:\r\n\r\na.pdf (1 Jan 2026): Not found\r\n',
        );
    });

    it('are in a file with the customer and the day in its name', () => {
        expect(zipName('10010', '2026-11-23')).toBe('invoices-10010-2026-11-23.zip');
        expect(zipName(undefined, '2026-11-23')).toBe('invoices-2026-11-23.zip');
        expect(zipName('a/b:c', '2026-11-23')).toBe('invoices-a-b-c-2026-11-23.zip');
    });
});

describe('the years', () => {
    it('are those of the reader’s days, the newest first, without invoices that have no day', () => {
        const of = (...days: string[]) => days.map(day => ({ created: Date.parse(day) / 1000 }));
        expect(yearsOf([...of('2024-05-01', '2026-01-01T12:00', '2024-06-01'), { created: Number.NaN }])).toEqual([2026, 2024]);
        expect(yearOf({ created: Number.NaN })).toBeNull();
    });
});

/** A clock that moves when it is told to. */
function fakeClock() {
    let now = 0;
    const timers: { at: number; then: () => void }[] = [];
    return {
        now: () => now,
        after: (ms: number, then: () => void) => timers.push({ at: now + ms, then }),
        async pass(ms: number) {
            now += ms;
            for (const timer of timers.splice(0)) {
                if (timer.at <= now) timer.then();
                else timers.push(timer);
            }
            for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        },
    };
}

const refusal = (status: number, retryAfter?: number) =>
    new PortalError('errors.unknown', { status, reason: 'http', retryAfter });
const PDF = new Blob(['%PDF']);

function setUp(fetchFile: (id: string) => Promise<Blob>, ids = ['1', '2', '3', '4', '5']) {
    const clock = fakeClock();
    const stopper = new AbortController();
    const told = { files: [] as string[], failures: [] as string[], busy: [] as number[] };
    const all = fetchFiles(ids, {
        fetchFile,
        signal: stopper.signal,
        onFile: id => told.files.push(id),
        onFailure: id => told.failures.push(id),
        onBusy: ms => told.busy.push(ms),
        queue: createQueue(clock),
    });
    return { all, clock, told, stop: () => stopper.abort() };
}

describe('fetching the files', () => {
    it('has three under way at once, and fetches each once', async () => {
        const open: (() => void)[] = [];
        const fetchFile = vi.fn(() => new Promise<Blob>(resolve => open.push(() => resolve(PDF))));
        const { all, told } = setUp(fetchFile);
        await vi.waitFor(() => expect(open).toHaveLength(FILES_AT_ONCE));
        open.shift()?.();
        await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(FILES_AT_ONCE + 1));
        expect(open).toHaveLength(FILES_AT_ONCE);
        const answering = setInterval(() => open.shift()?.());
        await all;
        clearInterval(answering);
        expect(told).toEqual({ files: expect.toSatisfy((files: string[]) => files.length === 5), failures: [], busy: [] });
        expect(fetchFile.mock.calls.flat().sort()).toEqual(['1', '2', '3', '4', '5']);
    });

    it('waits for a busy server as long as it says', async () => {
        const fetchFile = vi.fn(async () => PDF).mockRejectedValueOnce(refusal(429, 7));
        const { all, clock, told } = setUp(fetchFile, ['1']);
        await vi.waitFor(() => expect(told.busy).toEqual([7000]));
        await clock.pass(6999);
        expect(fetchFile).toHaveBeenCalledOnce();
        await clock.pass(1);
        await all;
        expect(fetchFile).toHaveBeenCalledTimes(2);
        expect(told).toMatchObject({ files: ['1'], failures: [] });
    });

    it('goes on after a failure, which is not repeated', async () => {
        const fetchFile = vi.fn(async (id: string) => {
            if (id === '2') throw refusal(500);
            return PDF;
        });
        const { all, told } = setUp(fetchFile, ['1', '2', '3']);
        await all;
        expect(told).toMatchObject({ files: ['1', '3'], failures: ['2'] });
        expect(fetchFile).toHaveBeenCalledTimes(3);
    });

    it('tells nothing more once it is stopped, and sends nothing', async () => {
        const fetchFile = vi.fn(async () => PDF).mockRejectedValue(refusal(503, 60));
        const { all, clock, told, stop } = setUp(fetchFile);
        await vi.waitFor(() => expect(told.busy.length).toBeGreaterThan(0));
        const sent = fetchFile.mock.calls.length;
        stop();
        await clock.pass(60_000);
        await all;
        expect(fetchFile).toHaveBeenCalledTimes(sent);
        expect(told).toMatchObject({ files: [], failures: [] });
    });
});

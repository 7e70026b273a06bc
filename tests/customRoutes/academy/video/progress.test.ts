// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createProgressTracker, percentOf, percentToSave, resumeAt, SAVE_EVERY_MS } from '#customRoutes/academy/video/progress';

describe('percentOf', () => {
    it.each([
        [0, 20, 0],
        [8.5, 20, 42.5],
        [1, 3, 33.33],
        [20.4, 20, 100],
        [-1, 20, 0],
    ])('%s s of %s s is %s', (seconds, duration, percent) => {
        expect(percentOf(seconds, duration)).toBe(percent);
    });

    it.each([
        [1, 0],
        [1, Number.NaN],
        [1, Infinity],
        [Number.NaN, 20],
    ])('%s s of %s s is unknown', (seconds, duration) => {
        expect(percentOf(seconds, duration)).toBeNull();
    });
});

describe('percentToSave', () => {
    it.each([
        [0, 12, 12],
        [60, 12, 12],
        [94.99, 10, 10],
        [95, 10, 95],
        [95, 97.5, 97.5],
        [100, 0, 100],
    ])('saved %s, now at %s: %s', (known, current, saved) => {
        expect(percentToSave(known, current)).toBe(saved);
    });
});

describe('resumeAt', () => {
    it.each([
        [0, 20, 0],
        [42.5, 20, 8.5],
        [1, 20, 0.2],
        [94.99, 100, 94.99],
        [95, 100, 0],
        [100, 100, 0],
        [50, 0, 0],
        [50, Number.NaN, 0],
        [50, Infinity, 0],
    ])('%s percent of %s s: %s s', (percent, duration, seconds) => {
        expect(resumeAt(percent, duration)).toBeCloseTo(seconds);
    });
});

describe('the tracker', () => {
    const DURATION = 200;

    /** A tracker with a clock of its own; saves are answered by hand when `byHand`. */
    function track(known = 0, byHand = false) {
        let time = 1000;
        const answers: { resolve(): void; reject(error: Error): void }[] = [];
        const save = vi.fn((_percent: number, _last: boolean) =>
            byHand ? new Promise<void>((resolve, reject) => answers.push({ resolve, reject })) : Promise.resolve(),
        );
        const onSaved = vi.fn();
        const tracker = createProgressTracker({ known, save, onSaved, now: () => time });
        return {
            ...tracker,
            save,
            onSaved,
            answers,
            wait(passed: number) {
                time += passed * 1000;
            },
            /** plays on: so many seconds pass and the video stands there */
            async playTo(seconds: number, passed = 0) {
                time += passed * 1000;
                tracker.at(seconds, DURATION);
                await Promise.resolve();
            },
            saved: () => save.mock.calls.map(([percent]) => percent),
        };
    }

    it('saves every 15 s while playing', async () => {
        expect(SAVE_EVERY_MS).toBe(15_000);
        const video = track();
        video.begin();
        await video.playTo(1, 1);
        await video.playTo(14.9, 13.9);
        expect(video.saved()).toEqual([]);
        await video.playTo(15, 0.1);
        await video.playTo(16, 1);
        expect(video.saved()).toEqual([7.5]);
        await video.playTo(30, 14);
        expect(video.saved()).toEqual([7.5, 15]);
    });

    it('counts from the start of playback, not from opening the page', async () => {
        const video = track();
        video.wait(60);
        video.begin();
        await video.playTo(5, 5);
        expect(video.saved()).toEqual([]);
    });

    it('saves on pause, at the end and on leaving, each position once', async () => {
        const video = track();
        await video.playTo(10);
        video.flush();
        await Promise.resolve();
        video.flush();
        video.leave();
        await video.playTo(20);
        video.leave();
        video.leave();
        expect(video.save.mock.calls).toEqual([
            [5, false],
            [10, true],
        ]);
    });

    it('saves nothing if nothing was played or the position is already saved', async () => {
        const video = track(42.5);
        video.leave();
        await video.playTo(85, 30);
        video.leave();
        expect(video.saved()).toEqual([]);
    });

    it('saves at once when 95 percent are reached, and never a smaller value afterwards', async () => {
        const video = track(40);
        video.begin();
        await video.playTo(189, 1);
        expect(video.saved()).toEqual([]);
        await video.playTo(190, 1);
        expect(video.saved()).toEqual([95]);
        await video.playTo(20, 20);
        video.flush();
        video.leave();
        expect(video.saved()).toEqual([95]);
        await video.playTo(200, 1);
        video.flush();
        expect(video.saved()).toEqual([95, 100]);
    });

    it('does not undo that while its save is under way, nor when it fails', async () => {
        const video = track(40, true);
        await video.playTo(192);
        await video.playTo(10);
        video.leave();
        expect(video.saved()).toEqual([96]);
        video.answers[0]?.reject(new Error('lost'));
        await vi.waitFor(() => expect(video.onSaved).toHaveBeenCalledWith({ ok: false, percent: 40 }));
        video.leave();
        expect(video.saved()).toEqual([96, 96]);
    });

    it('keeps the order: a save waits for the previous one, except the last', async () => {
        const video = track(0, true);
        await video.playTo(10);
        video.flush();
        await video.playTo(20);
        video.flush();
        expect(video.saved()).toEqual([5]);
        video.answers[0]?.resolve();
        await vi.waitFor(() => expect(video.saved()).toEqual([5, 10]));
        await video.playTo(30);
        video.leave();
        expect(video.saved()).toEqual([5, 10, 15]);
    });

    it('repeats a failed save at the next opportunity, and reports both', async () => {
        const video = track(0, true);
        await video.playTo(10);
        video.flush();
        video.answers[0]?.reject(new Error('lost'));
        await vi.waitFor(() => expect(video.onSaved).toHaveBeenLastCalledWith({ ok: false, percent: 0 }));
        video.flush();
        video.answers[1]?.resolve();
        await vi.waitFor(() => expect(video.onSaved).toHaveBeenLastCalledWith({ ok: true, percent: 5 }));
        expect(video.saved()).toEqual([5, 5]);
    });
});

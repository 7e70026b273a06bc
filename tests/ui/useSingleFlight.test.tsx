import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSingleFlight } from '#src/ui/useSingleFlight';

describe('a change with single flight', () => {
    it('is sent once under three clicks', async () => {
        let settle: (result: string) => void = () => undefined;
        const change = vi.fn((_name: string) => new Promise<string>(resolve => (settle = resolve)));
        const { result } = renderHook(() => useSingleFlight(change));
        let answers: Promise<(string | undefined)[]> = Promise.resolve([]);
        act(() => {
            const [run] = result.current;
            answers = Promise.all([run('a'), run('b'), run('c')]);
        });
        expect(change.mock.calls).toEqual([['a']]);
        expect(result.current[1]).toBe(true);
        await act(async () => {
            settle('done');
            await answers;
        });
        await expect(answers).resolves.toEqual(['done', undefined, undefined]);
        expect(result.current[1]).toBe(false);
    });

    it('can be sent again after it failed', async () => {
        const change = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('done');
        const { result } = renderHook(() => useSingleFlight<[], unknown>(change));
        await act(async () => {
            await expect(result.current[0]()).rejects.toThrow('lost');
        });
        expect(result.current[1]).toBe(false);
        await act(async () => {
            await expect(result.current[0]()).resolves.toBe('done');
        });
    });

    it('calls the function rendered last', async () => {
        const first = vi.fn(async () => undefined);
        const second = vi.fn(async () => undefined);
        const { result, rerender } = renderHook(({ change }) => useSingleFlight(change), { initialProps: { change: first } });
        rerender({ change: second });
        await act(async () => {
            await result.current[0]();
        });
        expect(first).not.toHaveBeenCalled();
        expect(second).toHaveBeenCalledTimes(1);
    });
});

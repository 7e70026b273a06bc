import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOpenAfterCreate } from '#src/shared/hooks/useOpenAfterCreate';

afterEach(() => localStorage.clear());

const opens = (): boolean => renderHook(useOpenAfterCreate).result.current[0];

it('opens new records unless that was switched off', () => {
    const { result } = renderHook(useOpenAfterCreate);
    expect(result.current[0]).toBe(true);
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
    expect(localStorage.getItem('open-after-create')).toBe('false');
    expect(opens()).toBe(false);
    act(() => result.current[1](true));
    expect(opens()).toBe(true);
});

it('treats a corrupt value as absent', () => {
    localStorage.setItem('open-after-create', '{');
    expect(opens()).toBe(true);
});

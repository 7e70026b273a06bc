import { afterEach, expect, it } from 'vitest';
import { opensAfterCreate, setOpensAfterCreate } from '../../src/shared/openAfterCreate';

afterEach(() => localStorage.clear());

it('opens new entries unless that was switched off', () => {
    expect(opensAfterCreate()).toBe(true);
    setOpensAfterCreate(false);
    expect(localStorage.getItem('open-after-create')).toBe('false');
    expect(opensAfterCreate()).toBe(false);
    setOpensAfterCreate(true);
    expect(opensAfterCreate()).toBe(true);
});

it('takes a corrupt value as absent', () => {
    localStorage.setItem('open-after-create', '{');
    expect(opensAfterCreate()).toBe(true);
});

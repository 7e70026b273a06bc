import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AcademySessionProvider } from '#customRoutes/academy/session/AcademySessionProvider';
import { renderPortal } from '#tests/support/renderPortal';

it('asks nothing more once it has been left, e.g. while the last visit’s session was still ending', async () => {
    const validateAcademySession = vi.fn(async () => true as const);
    const ends: (() => void)[] = [];
    const endAcademySession = vi.fn(() => new Promise<void>(done => void ends.push(done)));
    const dataProvider = { validateAcademySession, endAcademySession };
    const first = await renderPortal(<AcademySessionProvider>{null}</AcademySessionProvider>, { dataProvider });
    await vi.waitFor(() => expect(validateAcademySession).toHaveBeenCalledOnce());
    first.unmount();
    await vi.waitFor(() => expect(endAcademySession).toHaveBeenCalledOnce());

    const second = await renderPortal(<AcademySessionProvider>{null}</AcademySessionProvider>, { dataProvider });
    await act(() => new Promise(done => setTimeout(done)));
    second.unmount();
    await act(async () => ends.forEach(end => end()));
    expect(validateAcademySession).toHaveBeenCalledOnce();
});

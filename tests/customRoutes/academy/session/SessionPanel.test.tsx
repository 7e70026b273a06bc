import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SessionPanel } from '#customRoutes/academy/session/SessionPanel';
import type { SessionState } from '#customRoutes/academy/session/useAcademySession';
import type { Role } from '#dataProvider/types';
import { inSession } from '#tests/support/academy';
import { setViewportWidth } from '#tests/support/browserParts';
import { renderPortal } from '#tests/support/renderPortal';

const open = (state: SessionState, role: Role = 'ADMIN', route = '/academy') =>
    renderPortal(inSession(<SessionPanel />, { state }), { route, user: { role } });

const panel = () => within(screen.getByRole('region', { name: 'Academy licence' }));
const button = (name: string | RegExp) => panel().getByRole('button', { name });

describe('each state is explained in words', () => {
    it.each<[SessionState, string, RegExp, boolean]>([
        [true, 'Academy licence active', /You have access to all academy content/, false],
        ['loading', 'Checking the licence…', /free content is available in the meantime/, false],
        ['missing', 'No academy licence', /You can watch the free content/, true],
        ['occupied', 'Academy in use elsewhere', /currently in use elsewhere/, true],
        ['invalid', 'Academy licence expired', /no longer valid/, true],
        ['error', 'Problem with the licence', /server reported an error/, true],
        ['pending', 'Licence being set up', /not ready yet/, true],
        ['checkFailed', 'Licence not checked', /did not respond/, true],
        ['released', 'Licence released', /released the licence for another device/, true],
    ])('%s', async (state, title, text, expanded) => {
        const { user } = await open(state);
        expect(button(title)).toHaveAttribute('aria-expanded', String(expanded));
        // The first text is the panel's, the second one what a screen reader announces.
        expect(panel().getAllByText(text)[0]!.closest('[hidden]') === null).toBe(expanded);
        expect(panel().getByRole('status').textContent).toMatch(state === 'loading' ? /^$/ : text);
        await user.click(button(title));
        expect(button(title)).toHaveAttribute('aria-expanded', String(!expanded));
    });

    it('is collapsed on a phone', async () => {
        setViewportWidth(360);
        await open('missing');
        expect(button('No academy licence')).toHaveAttribute('aria-expanded', 'false');
    });

    it('is collapsed beside a video, which it would cover', async () => {
        await open('missing', 'ADMIN', '/academy/d1/v1');
        expect(button('No academy licence')).toHaveAttribute('aria-expanded', 'false');
    });
});

describe('the actions', () => {
    it.each<[SessionState, Role, string[]]>([
        ['missing', 'ADMIN', ['Manage the membership', 'What stops me?', 'Refresh the licence']],
        ['missing', 'USER', ['What stops me?', 'Request a licence', 'Refresh the licence']],
        ['missing', 'READER_ADMIN', ['What stops me?', 'Refresh the licence']],
        ['occupied', 'USER', ['What stops me?', 'Refresh the licence']],
        ['checkFailed', 'USER', ['Try again']],
        ['released', 'USER', ['Use the licence here']],
    ])('%s, for %s', async (state, role, names) => {
        await open(state, role);
        await panel().findByRole(/^(?:Manage|What)/.test(names[0]!) ? 'link' : 'button', { name: names[0]! });
        const offered = [...panel().queryAllByRole('link'), ...panel().getAllByRole('button').slice(1)];
        expect(offered.map(action => action.textContent)).toEqual(names);
    });

    it('do not include a link to the page that is open', async () => {
        await open('missing', 'ADMIN', '/academy/membership');
        await panel().findByRole('button', { name: 'Refresh the licence' });
        expect(panel().queryByRole('link', { name: 'Manage the membership' })).not.toBeInTheDocument();
    });
});

it('refreshes once under several clicks, and keeps the focus when the state changes', async () => {
    let finish: () => void = () => undefined;
    const refresh = vi.fn(() => new Promise<void>(resolve => (finish = resolve)));
    let show: (state: SessionState) => void = () => undefined;
    function Academy() {
        const [state, setState] = useState<SessionState>('occupied');
        show = setState;
        return inSession(<SessionPanel />, { state, refresh });
    }
    const { user } = await renderPortal(<Academy />);
    const action = await panel().findByRole('button', { name: 'Refresh the licence' });
    await user.tripleClick(action);
    await user.keyboard('{Enter}');
    expect(action).toHaveAttribute('aria-busy', 'true');
    await act(async () => {
        show(true);
        finish();
    });
    await waitFor(() => expect(button('Academy licence active')).toHaveFocus());
    expect(refresh).toHaveBeenCalledTimes(1);
});

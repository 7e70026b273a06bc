import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '#src/ui/lazyPart';
import { allowConsole } from '../support/console';
import { renderPortal } from '../support/renderPortal';

/** A part of a page whose code is loaded later fails alone (SHELL-15). */

const Whole = () => <p>Whole</p>;
const state = { isThin: true };
const Fragile = () => {
    if (state.isThin) throw new Error('too thin');
    return <Whole />;
};
const missing = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));

/** A page with a part that can be hidden. */
async function open(Part: ComponentType) {
    allowConsole(/dynamically imported|too thin|The above error/);
    function Page() {
        const [isShown, setShown] = useState(true);
        return (
            <>
                <input aria-label="Typed" />
                <button onClick={() => setShown(!isShown)}>Turn</button>
                {isShown && <Part />}
            </>
        );
    }
    const { user } = await renderPortal(<Page />);
    await user.type(screen.getByLabelText('Typed'), 'kept');
    return user;
}

it.each([
    ['its code is missing', missing],
    ['it cannot be shown', async () => ({ default: Fragile })],
])('says in its place that %s, leaves the page, and is whole when it is shown again', async (_what, first) => {
    const load = vi.fn(async (): Promise<{ default: ComponentType }> => ({ default: Whole })).mockImplementationOnce(first);
    state.isThin = true;
    const user = await open(lazyPart(load));
    expect(await screen.findByRole('alert')).toHaveTextContent(
        /^A part of the portal could not be loaded\. .* Reload the page to continue\.$/,
    );
    await user.type(screen.getByLabelText('Typed'), '!');
    expect(screen.getByLabelText('Typed')).toHaveValue('kept!');
    state.isThin = false;
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    expect(await screen.findByText('Whole')).toBeVisible();
});

it('shows what it is told to in place of an extra', async () => {
    await open(lazyPart(missing, { instead: () => <p>Instead</p> }));
    expect(await screen.findByText('Instead')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what waits for its code, and the part at once where its code was loaded before', async () => {
    let arrive: (code: { default: ComponentType }) => void = () => undefined;
    const code = new Promise<{ default: ComponentType }>(resolve => (arrive = resolve));
    await open(lazyPart(() => code, { waiting: () => <p>Waiting</p> }));
    expect(screen.getByText('Waiting')).toBeVisible();
    arrive({ default: Whole });
    expect(await screen.findByText('Whole')).toBeVisible();
    expect(screen.queryByText('Waiting')).toBeNull();

    const Loaded = lazyPart(async () => ({ default: () => <p>Loaded</p> }), { waiting: () => <p>Never</p> });
    await Loaded.load();
    await renderPortal(<Loaded />);
    expect(screen.getByText('Loaded')).toBeVisible();
});

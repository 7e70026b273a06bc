import { screen } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '#src/ui/lazyPart';
import { allowConsole } from '../support/console';
import { renderPortal } from '../support/renderPortal';

/** A part of a page whose code is loaded later fails alone (SHELL-15). */

const Whole = () => <p>Whole</p>;
const Fragile = (): never => {
    throw new Error('too thin');
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
                <Suspense fallback={<p>Waiting</p>}>{isShown && <Part />}</Suspense>
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
    const user = await open(lazyPart(load));
    expect(await screen.findByRole('alert')).toHaveTextContent(
        /^A part of the portal could not be loaded\. .* Reload the page to continue\.$/,
    );
    await user.type(screen.getByLabelText('Typed'), '!');
    expect(screen.getByLabelText('Typed')).toHaveValue('kept!');
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    expect(await screen.findByText('Whole')).toBeVisible();
});

it('shows what it is told to in place of an extra', async () => {
    await open(lazyPart(missing, () => <p>Instead</p>));
    expect(await screen.findByText('Instead')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
});

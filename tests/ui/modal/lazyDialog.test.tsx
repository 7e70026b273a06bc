import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { Toaster } from '#src/ui/feedback/toast';
import { lazyDialog } from '#src/ui/modal/lazyDialog';
import { Modal } from '#src/ui/modal/Modal';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';

/** A dialog whose code is loaded when it is opened fails alone (SHELL-15). */

const Whole = ({ onClose }: { onClose(): void }) => <Modal title="Whole" onClose={onClose} />;
const state = { isThin: true };
const Fragile = ({ onClose }: { onClose(): void }) => {
    if (state.isThin) throw new Error('too thin');
    return <Whole onClose={onClose} />;
};

/** A page with a button that opens the dialog. */
function page(Dialog: ComponentType<{ onClose(): void }>) {
    return function Page() {
        const [isOpen, setOpen] = useState(false);
        return (
            <>
                <Toaster />
                <input aria-label="Typed" />
                <button onClick={() => setOpen(true)}>Open</button>
                {isOpen && <Dialog onClose={() => setOpen(false)} />}
            </>
        );
    };
}

type Loaded = { default: ComponentType<{ onClose(): void }> };

it.each<[string, () => Promise<Loaded>, string | RegExp]>([
    [
        'its code is missing',
        () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
        /^A part of the portal could not be loaded\. .* Reload the page to continue\.$/,
    ],
    ['it cannot be shown', () => Promise.resolve({ default: Fragile }), 'Oops, something went wrong'],
])('says that %s, leaves the page, and is whole when it is opened again', async (_what, first, text) => {
    allowConsole(/dynamically imported|too thin|The above error/);
    state.isThin = true;
    const load = vi.fn((): Promise<Loaded> => Promise.resolve({ default: Whole })).mockImplementationOnce(first);
    const Page = page(lazyDialog(load));
    const { user } = await renderPortal(<Page />);
    await user.type(screen.getByLabelText('Typed'), 'kept');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
    state.isThin = false;
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Whole' })).toBeVisible();
});

const ROOT = join(import.meta.dirname, '..', '..', '..');
const sources = ['src', 'customRoutes'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => /\.tsx?$/.test(name))
        .map(name => join(folder, name)),
);

/** All of a page's content, and what fails alone with what stands around it. */
const BARE = ['OwnKeys', 'PublicNotices', 'StreamVideo'];

it('every dialog, and every part of a page that is loaded later, fails alone', () => {
    const lazy = sources.flatMap(name =>
        [...readFileSync(join(ROOT, name), 'utf8').matchAll(/const (\w+) = (?:lazy|barePart)[(<]/g)].map(([, part = '']) => part),
    );
    expect([...new Set(lazy)].map(part => part.replace(/^Lazy/, '')).toSorted()).toEqual(BARE);
});

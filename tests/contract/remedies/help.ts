import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { PLANNING, RELEASE_CODE, seedOf } from './seeds';

/** What is done about a cause: the page's own button and its dialog, or whoever the page names. */

export interface Page {
    user: UserEvent;
    /** reads everything again */
    again(): Promise<void>;
    /** what others do about a cause */
    mend(cause: string): Promise<void>;
    /** Jan opens the link in his mail */
    activate(): Promise<unknown>;
}

type Dialog = BoundFunctions<typeof queries>;

/** What stands on top. By its id, because to look for roles in the whole page takes longer than all else. */
export const top = () => within(screen.getByText(/./, { selector: '#why-first > span' }).closest('section')!);

const openDialog = () => document.querySelector('dialog');

/** Presses what helps, then what the dialog asks, and sends it. */
async function press({ user }: Page, name: RegExp, send: string, enter?: (dialog: Dialog) => Promise<unknown>): Promise<void> {
    await user.click(await top().findByRole('button', { name }));
    const dialog = within(await waitFor(() => openDialog() ?? Promise.reject(new Error('No dialog is open.'))));
    await enter?.(dialog);
    await user.click(await dialog.findByRole('button', { name: send }));
    await waitFor(() => expect(openDialog()).toBeNull());
}

/** Who is named instead of a button, and where a link leads. */
const LINKS: Readonly<Record<string, string>> = {
    'page contracts': '/contracts',
    'page keys': `/licences/${PLANNING}/keys`,
    'page academy': '/academy',
};

/** Does what is offered about what stands first (`of id`); without an offer it says who can. */
export async function helps(page: Page, cause: string, remedy: string | undefined): Promise<void> {
    const { user } = page;
    const { choice = '', picks, names = '', mend } = seedOf(cause);
    const named = new RegExp(names);
    const pick = (role: 'checkbox' | 'radio', name: RegExp) => async (dialog: Dialog) =>
        user.click(await dialog.findByRole(role, { name }));
    switch (remedy) {
        case 'user activate':
            await press(page, /^Resend activation$/, 'Send e-mail');
            await page.activate();
            return;
        case 'user addLicences': {
            // Somebody who may not can only ask.
            if (top().queryByRole('button', { name: /^Copy request$/ })) break;
            const licence = new RegExp(choice);
            await press(
                page,
                /^Assign a key$/,
                'Add',
                picks ? pick('checkbox', licence) : dialog => dialog.findByRole('checkbox', { name: licence, checked: true }),
            );
            return;
        }
        case 'user addGroup':
            await press(page, /^Add to a group$/, 'Add', pick('radio', new RegExp(choice)));
            return;
        case 'key edit':
            await press(page, /^Change expiry date/, 'Save', pick('checkbox', /^No expiry$/));
            return;
        case 'key delete':
            await press(page, new RegExp(`^Delete the key.*${names}`), 'Delete');
            return;
        case 'key remove':
            await press(page, /^Remove licence/, 'Remove');
            return;
        case 'seat release':
            await press(page, named, 'Release', async dialog => {
                const code = dialog.queryByRole('textbox');
                if (code) await user.type(code, RELEASE_CODE);
            });
            return;
        case 'support support':
            expect(top().getByRole('link', { name: 'Contact support' })).toHaveAttribute(
                'href',
                expect.stringMatching(/^(?:mailto|https):/),
            );
            break;
        case undefined:
            expect(top().getAllByText(/Nothing can be done about it here/)).not.toEqual([]);
            break;
        default:
            expect(
                top()
                    .getAllByRole('link')
                    .map(link => link.getAttribute('href')),
            ).toContain(LINKS[remedy]);
    }
    expect(mend, cause).toBeDefined();
    await page.mend(cause);
    await page.again();
}

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RowAction } from '#src/shared/list/types';
import { PageActions } from '#src/shared/PageActions';
import { setViewportWidth } from '../support/browserParts';
import { renderPortal } from '../support/renderPortal';

const action = (id: string, more: Partial<RowAction> = {}): RowAction => ({ id, label: id, icon: null, ...more });
const buttons = () => screen.queryAllByRole('button').map(button => button.getAttribute('aria-label') ?? button.textContent);

describe('PageActions', () => {
    it.each([
        [1280, ['Add', 'Edit', 'Actions for Jan'], ['Delete']],
        [360, ['Add', 'Actions for Jan'], ['Edit', 'Delete']],
    ])('keeps the main action a button, at %i px', async (width, shown, folded) => {
        setViewportWidth(width);
        const { user } = await renderPortal(
            <PageActions
                name="Jan"
                main={action('Add')}
                beside={[action('Edit')]}
                more={[action('Delete', { tone: 'danger' })]}
            />,
        );
        expect(buttons()).toEqual(shown);
        await user.click(screen.getByRole('button', { name: 'Actions for Jan' }));
        expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(folded);
    });

    it.each([
        [[action('Rename')], ['Rename']],
        [[action('Rename'), action('Delete')], ['Actions for Jan']],
    ])('has no menu for a single action on a phone', async (beside, shown) => {
        setViewportWidth(360);
        await renderPortal(<PageActions name="Jan" beside={beside} />);
        expect(buttons()).toEqual(shown);
    });

    it('says why an action is not possible, as a button and in the menu', async () => {
        const rename = action('Rename', { disabled: true, reason: 'It has expired.', onClick: vi.fn() });
        const { user } = await renderPortal(<PageActions name="Jan" beside={[rename]} more={[rename]} />);
        expect(screen.getByRole('button', { name: 'Rename' })).toHaveAccessibleDescription('It has expired.');
        await user.click(screen.getByRole('button', { name: 'Actions for Jan' }));
        const entry = screen.getByRole('menuitem', { name: /^Rename/ });
        expect(entry).toHaveTextContent('It has expired.');
        await user.click(entry);
        expect(rename.onClick).not.toHaveBeenCalled();
    });
});

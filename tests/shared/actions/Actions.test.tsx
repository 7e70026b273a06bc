import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Actions } from '#src/shared/actions/Actions';
import type { RowAction } from '#src/shared/list/types';
import { toast } from '#src/ui/feedback/toast';
import { setViewportWidth } from '../../support/browserParts';
import { renderPortal } from '../../support/renderPortal';

const action = (id: string, more: Partial<RowAction> = {}): RowAction => ({ id, label: id, icon: null, ...more });
const buttons = () => screen.queryAllByRole('button').map(button => button.getAttribute('aria-label') ?? button.textContent);
const MENU = 'Actions for Jan';
const OF_A_PAGE = [action('Add', { place: 'main' }), action('Edit', { place: 'beside' }), action('Delete', { tone: 'danger' })];
const FIVE = ['One', 'Two', 'Three', 'Four', 'Five'].map(id => action(id));

describe('actions are buttons, and in a menu', () => {
    it.each([
        ['page', 1280, OF_A_PAGE, ['Add', 'Edit', MENU], ['Delete']],
        ['page', 360, OF_A_PAGE, ['Add', MENU], ['Edit', 'Delete']],
        ['page', 360, OF_A_PAGE.slice(1, 2), ['Edit'], []],
        ['section', 360, OF_A_PAGE.slice(1), ['Edit', 'Delete'], []],
        ['row', 1280, FIVE.slice(0, 3), ['One: Jan', 'Two: Jan', 'Three: Jan'], []],
        ['row', 1280, FIVE.slice(0, 4), [MENU], ['One', 'Two', 'Three', 'Four']],
        ['row', 360, FIVE.slice(0, 2), [MENU], ['One', 'Two']],
        ['row', 360, FIVE.slice(0, 1), ['One: Jan'], []],
        ['menu', 1280, FIVE.slice(0, 1), [MENU], ['One']],
        ['bar', 1280, FIVE.slice(0, 4), ['One', 'Two', 'Three', 'Four'], []],
        ['bar', 1280, FIVE, ['One', 'Two', 'Three', 'Jan'], ['Four', 'Five']],
        ['bar', 360, FIVE.slice(0, 1), ['Jan'], ['One']],
    ] as const)('%s, at %i px: %#', async (as, width, actions, shown, folded) => {
        setViewportWidth(width);
        const { user } = await renderPortal(<Actions as={as} name="Jan" actions={actions} />);
        expect(buttons()).toEqual(shown);
        if (folded.length === 0) return;
        await user.click(screen.getByRole('button', { name: as === 'bar' ? 'Jan' : MENU }));
        expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(folded);
    });
});

describe('an action that is not possible says why (SHELL-17)', () => {
    const WHY = 'It has expired.';
    const blocked = () => action('Rename', { obstacle: WHY, place: 'beside', onClick: vi.fn() });

    it.each(['row', 'page', 'section', 'bar'] as const)('as a button: %s', async as => {
        setViewportWidth(1280);
        const told = vi.spyOn(toast, 'blank');
        const rename = blocked();
        const { user } = await renderPortal(<Actions as={as} name="Jan" actions={[rename]} />);
        const button = screen.getByRole('button', { name: /^Rename/ });
        expect(button).toHaveAccessibleDescription(expect.stringContaining(WHY));
        expect(button).toHaveAttribute('aria-disabled', 'true');
        await user.tab();
        expect(button).toHaveFocus();
        await user.keyboard('{Enter}');
        expect(told).toHaveBeenCalledExactlyOnceWith(WHY, expect.anything());
        expect(rename.onClick).not.toHaveBeenCalled();
    });

    it('in a menu', async () => {
        const rename = blocked();
        const { user } = await renderPortal(<Actions as="menu" name="Jan" actions={[rename]} />);
        await user.click(screen.getByRole('button', { name: MENU }));
        const entry = screen.getByRole('menuitem', { name: /^Rename/ });
        expect(entry).toHaveTextContent(WHY);
        expect(entry).toHaveFocus();
        await user.click(entry);
        expect(rename.onClick).not.toHaveBeenCalled();
    });
});

import type { MouseEvent, ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Button, ButtonLink, IconButton, IconLink } from '../../ui/Button';
import { MoreIcon } from '../../ui/icons';
import { Menu } from '../../ui/popup/Menu';
import { keepActivation } from '../../ui/popup/Popup';
import { usePhone } from '../hooks/useMediaQuery';
import type { RowAction } from '../list/types';
import { useOnPage } from './onPage';
import { pressed } from './pressed';

/** Maximum number of a row's actions shown as buttons. */
const IN_ROW = 3;
/** Maximum number of buttons in the bar of selected rows, if all of them are, or beside a menu. */
const IN_BAR = 4;
const BESIDE_MENU = 3;

/** Which actions are buttons; the others are in a menu. A single action is never in one, except where all are. */
const BUTTONS = {
    row: (all, phone) => (all.length > (phone ? 1 : IN_ROW) ? [] : all),
    menu: () => [],
    page: (all, phone) => all.filter(({ place }) => place === 'main' || (place === 'beside' && !(phone && all.length > 1))),
    section: all => all,
    bar: (all, phone) => (phone ? [] : all.slice(0, all.length > IN_BAR ? BESIDE_MENU : IN_BAR)),
} as const satisfies Record<string, (all: readonly RowAction[], phone: boolean) => readonly RowAction[]>;

interface ActionsProps {
    /** `row` as icons; `page` in the page's header, of which the main one is filled; `section` in a section's; `bar` in the bar of selected rows */
    as: keyof typeof BUTTONS;
    /** what they are for, e.g. the record's name; of the `bar` the name of its menu */
    name: string;
    actions: readonly RowAction[];
    /** of each control; given by the grid's cell */
    tabIndex?: number;
}

/** The actions of a record or of selected rows: as buttons, and as a menu when there are many or the window is a phone's (SHELL-16). */
export function Actions({ as, name, actions, tabIndex }: ActionsProps): ReactNode {
    const t = useT();
    const buttons: readonly RowAction[] = BUTTONS[as](actions, usePhone());
    const rest = actions.filter(action => !buttons.includes(action));
    useOnPage(as, name, actions);
    return (
        <>
            {buttons.map(action =>
                as === 'row' ? (
                    <ActionIcon key={action.id} action={action} name={name} tabIndex={tabIndex} />
                ) : (
                    <ActionButton key={action.id} action={action} as={as} />
                ),
            )}
            {rest.length > 0 && (
                <Menu
                    look={as === 'bar' ? 'text' : 'icon'}
                    name={as === 'bar' ? name : t('list.actionsFor', { name })}
                    tabIndex={tabIndex}
                    trigger={as === 'bar' ? name : <MoreIcon />}
                    entries={rest}
                />
            )}
        </>
    );
}

/** Whether the rows' actions are in menus: some row has more than are shown as buttons. */
export const isFolded = <Row,>(rows: readonly Row[], actions: (row: Row) => readonly RowAction[]): boolean =>
    rows.some(row => actions(row).length > IN_ROW);

interface ActionIconProps {
    action: RowAction;
    /** the row's name, which its accessible name includes */
    name: string;
    /** both are given by the grid's cell */
    tabIndex?: number;
    onClick?(event: MouseEvent): void;
}

/** An action as an icon. */
export function ActionIcon({ action, name, tabIndex, onClick }: ActionIconProps): ReactNode {
    const t = useT();
    const { label, icon, to, obstacle } = action;
    const shown = {
        // with the row's name, unless the label has it
        'aria-label': label.includes(name) ? label : t('list.actionOn', { action: label, name }),
        title: obstacle ? `${label}. ${obstacle}` : label,
        tabIndex,
        children: icon,
        onKeyDown: keepActivation,
    };
    if (to !== undefined) return <IconLink {...shown} to={to} onClick={onClick} />;
    const press = pressed(action);
    return (
        <IconButton
            {...press}
            {...shown}
            onClick={event => {
                onClick?.(event);
                press.onClick?.();
            }}
        />
    );
}

/** An action as a button or link with its label. */
function ActionButton({ action, as }: { action: RowAction; as: ActionsProps['as'] }): ReactNode {
    const { label, icon, to, tone, place, prepare } = action;
    const variant = place === 'main' ? 'contained' : as === 'section' ? undefined : 'outlined';
    const shown = { variant, startIcon: icon, onMouseEnter: prepare } as const;
    if (to !== undefined) {
        return (
            <ButtonLink {...shown} to={to}>
                {label}
            </ButtonLink>
        );
    }
    return (
        <Button {...shown} {...pressed(action)} color={tone === 'danger' && as !== 'bar' ? 'error' : undefined}>
            {label}
        </Button>
    );
}

import { useId, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Button, ButtonLink } from '../ui/Button';
import { MoreIcon } from '../ui/icons';
import { Menu } from '../ui/popup/Menu';
import { usePhone } from './hooks/useMediaQuery';
import type { RowAction } from './list/types';

interface PageActionsProps {
    /** what the actions are for, e.g. the record's name; names the menu */
    name: string;
    /** the main action, filled */
    main?: RowAction | false | undefined;
    /** at most two beside it; on a phone they are in the menu */
    beside?: readonly RowAction[];
    /** in the menu on every window; destructive ones come last */
    more?: readonly RowAction[];
}

/**
 * The actions of a page, in its header: one main action, at most two others, and a menu. On a phone the main action stays a button and all
 * others are in the menu; a single action is never in one.
 */
export function PageActions({ name, main, beside = [], more = [] }: PageActionsProps) {
    const t = useT();
    const phone = usePhone();
    const folds = phone && (main || beside.length + more.length > 1);
    const buttons = folds ? [] : beside;
    const entries = folds ? [...beside, ...more] : more;
    return (
        <>
            {main && <ActionButton action={main} variant="contained" />}
            {buttons.map(action => (
                <ActionButton key={action.id} action={action} variant="outlined" />
            ))}
            {entries.length > 0 && (
                <Menu look="icon" name={t('list.actionsFor', { name })} trigger={<MoreIcon />} entries={entries} />
            )}
        </>
    );
}

interface ActionButtonProps {
    action: RowAction;
    variant: 'contained' | 'outlined';
}

/** One action as a button or link. A disabled one says why, in its tooltip and to screen readers. */
function ActionButton({ action, variant }: ActionButtonProps): ReactNode {
    const reasonId = useId();
    const { label, icon, to, disabled, reason, tone, onClick } = action;
    if (to !== undefined) {
        return (
            <ButtonLink variant={variant} startIcon={icon} to={to}>
                {label}
            </ButtonLink>
        );
    }
    const button = (
        <Button
            variant={variant}
            color={tone === 'danger' ? 'error' : undefined}
            startIcon={icon}
            disabled={disabled}
            aria-describedby={reason ? reasonId : undefined}
            onClick={onClick}
        >
            {label}
        </Button>
    );
    if (!reason) return button;
    return (
        // A disabled button shows no tooltip of its own.
        <span title={reason}>
            {button}
            <span id={reasonId} className="visually-hidden">
                {reason}
            </span>
        </span>
    );
}

import { IconButton } from '../ui/Button';
import { useT } from '#i18n/useT';
import { usePhone } from './hooks/useMediaQuery';
import { MoreIcon } from '../ui/icons';
import { actionName } from './list/actionName';
import type { RowAction } from './list/types';
import { Menu } from '../ui/popup/Menu';
import { keepActivation } from '../ui/popup/Popup';

/** Maximum number of actions shown as buttons. */
const AS_BUTTONS = 3;

interface RecordActionsProps {
    /** the record's name */
    name: string;
    /** the record's actions; `to` is ignored */
    actions: readonly RowAction[];
    /** always a menu, e.g. because other rows have more actions */
    folded?: boolean;
}

/** The actions of a record: icon buttons, or a menu when there are many or the screen is small. */
export function RecordActions({ name, actions, folded = false }: RecordActionsProps) {
    const t = useT();
    const phone = usePhone();
    if (actions.length === 0) return null;
    const group = t('list.actionsFor', { name });

    if (actions.length <= AS_BUTTONS && !phone && !folded) {
        return (
            <span role="group" aria-label={group} onKeyDown={keepActivation}>
                {actions.map(({ id, label, icon, disabled, onClick }) => (
                    <IconButton
                        key={id}
                        aria-label={actionName(t, label, name)}
                        title={label}
                        disabled={disabled}
                        onClick={onClick}
                    >
                        {icon}
                    </IconButton>
                ))}
            </span>
        );
    }
    return <Menu look="icon" name={group} trigger={<MoreIcon />} entries={actions} />;
}

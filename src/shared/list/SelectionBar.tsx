import { useListContext, type RaRecord } from 'ra-core';
import { useDeferredValue } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { useNotifyFailure } from '../failure';
import { usePhone } from '../hooks/useMediaQuery';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { CloseIcon } from '../../ui/icons';
import { Menu } from '../../ui/popup/Menu';
import styles from './list.module.css';
import type { ListSelection } from './types';
import { FOUND_LIMIT } from './useUrlListController';

/**
 * Shows how many rows are selected, and the actions for them. Sticks to the bottom of the window, so that nothing moves when the first row
 * is selected. Offers to select all matching rows if they can be fetched at once.
 */
export function SelectionBar<Row extends RaRecord>({ selection }: { selection: ListSelection<Row> }) {
    const { texts } = selection;
    const { data = [], total = 0, getData, selectedIds, onUnselectItems } = useListContext<Row>();
    // Paints the ticked checkbox first, and the count right afterwards.
    const count = useDeferredValue(selectedIds.length);
    const notifyFailure = useNotifyFailure();
    const [chooseFound, reading] = useSingleFlight(async () => {
        try {
            selection.choose((await getData?.()) ?? [], true);
        } catch (failure) {
            notifyFailure(failure);
        }
    });
    const any = count > 0;
    return (
        <div
            className={any ? styles.selection : undefined}
            role={any ? 'region' : undefined}
            aria-label={any ? texts.bar : undefined}
            data-foot={any ? '' : undefined}
        >
            {/* Always rendered: a live region has to exist before its content changes. */}
            <p role="status" className={any ? styles.selectionCount : 'visually-hidden'}>
                {any && texts.count(count)}
            </p>
            {any && (
                <>
                    {total > data.length && total <= FOUND_LIMIT && count < total && (
                        <Button className={styles.selectionFound} disabled={reading} onClick={() => void chooseFound()}>
                            {texts.found(total)}
                        </Button>
                    )}
                    <Actions selection={selection} />
                    <IconButton aria-label={texts.clear} title={texts.clear} onClick={() => onUnselectItems()}>
                        <CloseIcon />
                    </IconButton>
                </>
            )}
        </div>
    );
}

/** Buttons, or a menu on a phone. */
function Actions<Row extends RaRecord>({ selection }: { selection: ListSelection<Row> }) {
    const { actions, texts } = selection;
    if (usePhone()) {
        return (
            <span className={styles.selectionActions}>
                <Menu look="text" name={texts.actions} trigger={texts.actions} entries={actions} />
            </span>
        );
    }
    return (
        <span className={styles.selectionActions}>
            {actions.map(({ id, label, icon, disabled, onClick }) => (
                <Button key={id} variant="outlined" startIcon={icon} disabled={disabled} onClick={onClick}>
                    {label}
                </Button>
            ))}
        </span>
    );
}

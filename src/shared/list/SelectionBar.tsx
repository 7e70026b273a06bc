import { useListContext } from 'ra-core';
import { useDeferredValue, useLayoutEffect } from 'react';
import type { ReadMeta } from '#dataProvider/resources';
import { isAbort } from '#dataProvider/errors';
import { Button, IconButton } from '../../ui/Button';
import { Actions } from '../actions/Actions';
import { useNotifyFailure } from '../failure';
import { CloseIcon } from '../../ui/icons';
import styles from './list.module.css';
import type { ListSelection } from './types';
import { useSelected } from './useSelectedIds';
import { useFoundIds } from './useFoundIds';

interface SelectionBarProps {
    selection: ListSelection;
    meta?: ReadMeta;
    /** all matching rows are loaded, however many */
    allLoaded: boolean;
}

/**
 * Shows how many rows are selected, and the actions for them. Sticks to the bottom of the window, so that nothing moves when the first row
 * is selected. Offers to select all matching rows, however many: their ids are read in pages, which can be stopped (QUERY-9).
 */
export function SelectionBar({ selection, meta, allLoaded }: SelectionBarProps) {
    const { texts, selected } = selection;
    const { data = [], total = 0 } = useListContext();
    // Paints the ticked checkbox first, and the count right afterwards.
    const count = useDeferredValue(useSelected(({ count: now }) => now));
    const found = useFoundIds(meta, allLoaded);
    const notifyFailure = useNotifyFailure();
    const selectFound = async () => {
        try {
            selected.select(await found.read(), true);
        } catch (failure) {
            if (!isAbort(failure)) notifyFailure(failure);
        }
    };
    const any = count > 0;
    // Focused elements are scrolled clear of the bar (base.css).
    useLayoutEffect(() => {
        const page = document.documentElement;
        page.toggleAttribute('data-selected', any);
        return () => page.removeAttribute('data-selected');
    }, [any]);
    const { progress } = found;
    return (
        <div
            className={any ? styles.selection : undefined}
            role={any ? 'region' : undefined}
            aria-label={any ? texts.bar : undefined}
            data-foot={any ? '' : undefined}
        >
            {/* Always rendered: a live region has to exist before its content changes. */}
            <p role="status" className={any ? styles.selectionCount : 'visually-hidden'}>
                {any && (progress ? texts.reading(progress.read, progress.total) : texts.count(count))}
            </p>
            {any && (
                <>
                    {progress ? (
                        <Button className={styles.selectionFound} onClick={found.stop}>
                            {texts.stop}
                        </Button>
                    ) : (
                        total > data.length &&
                        count < total && (
                            <Button className={styles.selectionFound} onClick={() => void selectFound()}>
                                {texts.found(total)}
                            </Button>
                        )
                    )}
                    <Button className={styles.selectionFound} onClick={selection.show}>
                        {texts.show}
                    </Button>
                    <span className={styles.selectionActions}>
                        <Actions as="bar" name={texts.actions} actions={selection.actions} />
                    </span>
                    <IconButton aria-label={texts.clear} title={texts.clear} onClick={() => selected.replace([])}>
                        <CloseIcon />
                    </IconButton>
                </>
            )}
        </div>
    );
}

import { useListContext } from 'ra-core';
import { useDeferredValue } from 'react';
import type { ReadMeta } from '#dataProvider/resources';
import { isAbort } from '#dataProvider/errors';
import { useT } from '#i18n/useT';
import { Button, IconButton } from '../../ui/Button';
import { Actions } from '../actions/Actions';
import { useNotifyFailure } from '../failure';
import { CloseIcon } from '../../ui/icons';
import bar from '../footBar.module.css';
import { useFootBar } from '../useFootBar';
import styles from './list.module.css';
import type { ListSelection } from './types';
import { useSelectionText } from './useSelection';
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
    const { selected } = selection;
    const { data = [], total = 0, resource } = useListContext();
    const t = useT();
    const textOf = useSelectionText(resource);
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
    const place = useFootBar<HTMLDivElement>(any);
    const { progress } = found;
    return (
        <div
            ref={place}
            className={any ? bar.bar : undefined}
            role={any ? 'region' : undefined}
            aria-label={any ? textOf('bar') : undefined}
            data-foot={any ? '' : undefined}
        >
            {/* Always rendered: a live region has to exist before its content changes. */}
            <p role="status" className={any ? styles.selectionCount : 'visually-hidden'}>
                {any &&
                    (progress
                        ? t('list.choice.reading', { read: progress.read, total: progress.total })
                        : textOf('count', count))}
            </p>
            {any && (
                <>
                    {progress ? (
                        <Button className={styles.selectionFound} onClick={found.stop}>
                            {t('jobs.stop')}
                        </Button>
                    ) : (
                        total > data.length &&
                        count < total && (
                            <Button className={styles.selectionFound} onClick={() => void selectFound()}>
                                {t('list.choice.found', { total })}
                            </Button>
                        )
                    )}
                    <Button className={styles.selectionFound} onClick={selection.show}>
                        {t('list.choice.show')}
                    </Button>
                    <span className={`buttons ${styles.selectionActions}`}>
                        <Actions as="bar" name={t('list.actions')} actions={selection.actions} />
                    </span>
                    <IconButton
                        aria-label={t('list.choice.clear')}
                        title={t('list.choice.clear')}
                        onClick={() => selected.replace([])}
                    >
                        <CloseIcon />
                    </IconButton>
                </>
            )}
        </div>
    );
}

import { useListContext } from 'ra-core';
import { useState } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { RefreshIcon } from '../../ui/icons';
import styles from './list.module.css';

/** Minimum time in milliseconds that the button spins, so that a quick response is noticed (LIST-5). */
export const MINIMUM_SPIN_MS = 1000;

/** Returns whether the list is being refetched, for at least a second, and a function that refetches it. */
export function useRefresh(): [spinning: boolean, refresh: () => Promise<void>] {
    const { refetch } = useListContext();
    const [spinning, setSpinning] = useState(false);

    const refresh = async () => {
        if (spinning) return;
        setSpinning(true);
        await Promise.allSettled([refetch(), new Promise(resolve => setTimeout(resolve, MINIMUM_SPIN_MS))]);
        setSpinning(false);
    };
    return [spinning, refresh];
}

/** Refetches the list, spinning in the meantime for at least a second. */
export function RefreshButton() {
    const t = useT();
    const [spinning, refresh] = useRefresh();
    return (
        <IconButton
            aria-label={t(spinning ? 'list.refreshing' : 'list.refresh')}
            aria-busy={spinning}
            title={t('list.refresh')}
            onClick={() => void refresh()}
        >
            <span className={spinning ? styles.spinning : styles.still}>
                <RefreshIcon />
            </span>
        </IconButton>
    );
}

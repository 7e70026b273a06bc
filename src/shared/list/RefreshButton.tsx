import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { RefreshIcon } from '../icons';
import styles from './list.module.css';

/** Shortest time in milliseconds that the button spins, so that a quick answer is noticed (specification 2, section 9). */
export const MINIMUM_SPIN_MS = 1000;

/** Reads the list anew; spins while it does, for a second at least. */
export function RefreshButton({ onRefresh }: { onRefresh(): Promise<unknown> }) {
    const translate = useTranslate();
    const [spinning, setSpinning] = useState(false);

    useEffect(() => {
        if (!spinning) return undefined;
        let mounted = true;
        const minimum = new Promise(resolve => setTimeout(resolve, MINIMUM_SPIN_MS));
        void Promise.allSettled([onRefresh(), minimum]).then(() => {
            if (mounted) setSpinning(false);
        });
        return () => {
            mounted = false;
        };
        // eslint-disable-next-line react-hooks/exhaustive-deps -- the refresh belongs to the click that began it, not to later renders
    }, [spinning]);

    return (
        <IconButton
            aria-label={translate(spinning ? 'list.refreshing' : 'list.refresh')}
            aria-busy={spinning}
            title={translate('list.refresh')}
            onClick={() => setSpinning(true)}
        >
            <span className={spinning ? styles.spinning : styles.still}>
                <RefreshIcon />
            </span>
        </IconButton>
    );
}

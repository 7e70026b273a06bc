import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { RefreshIcon } from '../icons';
import styles from './list.module.css';

/** Shortest time in milliseconds that the button spins, so that a quick answer is noticed (specification 2, section 9). */
export const MINIMUM_SPIN_MS = 1000;

/** Reads the list anew; spins while it does, for a second at least. */
export function RefreshButton({ onRefresh }: { onRefresh(): Promise<unknown> }) {
    const translate = useTranslate();
    const [spinning, setSpinning] = useState(false);

    const refresh = async () => {
        if (spinning) return;
        setSpinning(true);
        await Promise.allSettled([onRefresh(), new Promise(resolve => setTimeout(resolve, MINIMUM_SPIN_MS))]);
        setSpinning(false);
    };

    return (
        <IconButton
            aria-label={translate(spinning ? 'list.refreshing' : 'list.refresh')}
            aria-busy={spinning}
            title={translate('list.refresh')}
            onClick={() => void refresh()}
        >
            <span className={spinning ? styles.spinning : styles.still}>
                <RefreshIcon />
            </span>
        </IconButton>
    );
}

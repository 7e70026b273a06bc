import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useFigure } from '../hooks/useFigure';
import styles from './list.module.css';

/** Lists up to this long are drawn whole; of longer ones a beginning, and more at each press. */
const WHOLE_UP_TO = 100;
const BEGINNING = 25;
const MORE = 100;

interface PortionOptions {
    /** how many have to be drawn, e.g. up to the one that is open */
    atLeast?: number;
    /** where entries are large: as many are drawn whole, and of more as many at first */
    large?: number;
}

/** How much of a list without pages is drawn. */
interface Portion {
    total: number;
    /** how many entries are drawn */
    shown: number;
    more(): void;
}

/**
 * Keeps a list without pages small, however much the server sends (quality, "Faults and input": 10,000 rows).
 * `total` = entries at hand.
 */
export function usePortion(total: number, { atLeast = 0, large }: PortionOptions = {}): Portion {
    const [limit, setLimit] = useState(large ?? BEGINNING);
    const shown = total <= (large ?? WHOLE_UP_TO) ? total : Math.min(total, Math.max(limit, atLeast));
    return { total, shown, more: () => setLimit(shown + MORE) };
}

/** The button that draws more of a list; nothing when all of it is drawn. */
export function ShowMore({ total, shown, more }: Portion) {
    const translate = useTranslate();
    const figure = useFigure();
    const [wasCut, setWasCut] = useState(false);
    const place = useRef<HTMLDivElement>(null);
    const press = () => {
        // The button is gone when nothing is left.
        if (shown + MORE >= total) place.current?.focus({ preventScroll: true });
        more();
    };
    if (shown < total && !wasCut) setWasCut(true);
    if (shown >= total && !wasCut) return null;
    return (
        <div ref={place} tabIndex={-1} className={styles.showMore}>
            {shown < total && (
                <Button onClick={press}>{translate('list.showMore', { shown: figure(shown), total: figure(total) })}</Button>
            )}
        </div>
    );
}

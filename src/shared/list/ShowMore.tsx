import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import styles from './list.module.css';

/** Lists up to this length are rendered completely; longer ones show the first rows, and more on each click. */
const WHOLE_UP_TO = 100;
const BEGINNING = 25;
const MORE = 100;

interface ShowMoreOptions {
    /** number of entries that must be rendered, e.g. up to the open one */
    atLeast?: number;
    /** for large entries: how many are rendered at first */
    large?: number;
}

/** The rendered part of a list without pagination. */
interface Shown {
    total: number;
    /** number of rendered entries */
    shown: number;
    more(): void;
}

/**
 * Limits how much of a list without pagination is rendered, since a server may send 10,000 rows (docs/quality.md, "Faults and input").
 * `total` is the number of loaded entries.
 */
export function useShowMore(total: number, { atLeast = 0, large }: ShowMoreOptions = {}): Shown {
    const [limit, setLimit] = useState(large ?? BEGINNING);
    const shown = total <= (large ?? WHOLE_UP_TO) ? total : Math.min(total, Math.max(limit, atLeast));
    return { total, shown, more: () => setLimit(shown + MORE) };
}

/** The "show more" button of a list; renders nothing when the list is complete. */
export function ShowMore({ total, shown, more }: Shown) {
    const t = useT();
    const [wasCut, setWasCut] = useState(false);
    const place = useRef<HTMLDivElement>(null);
    const press = () => {
        // The button disappears when nothing is left to show.
        if (shown + MORE >= total) place.current?.focus({ preventScroll: true });
        more();
    };
    if (shown < total && !wasCut) setWasCut(true);
    if (shown >= total && !wasCut) return null;
    return (
        <div ref={place} tabIndex={-1} className={styles.showMore}>
            {shown < total && <Button onClick={press}>{t('list.showMore', { shown, total })}</Button>}
        </div>
    );
}

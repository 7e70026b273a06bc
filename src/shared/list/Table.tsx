import { useListContext, type RaRecord } from 'ra-core';
import { Activity, startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { whenQuiet } from '../whenIdle';
import { FirstTable } from './FirstTable';
import type { GridHandle, GridPart, ListTableProps } from './ListTable';
import styles from './list.module.css';
import { loadedGrid, loadGrid } from './tableCode';
import { isInUse, placeIn, restore } from './takeOver';
import type { TableProps } from './useTable';

/** How long, in milliseconds, the grid waits before it checks again whether the table is in use. */
const LOOK_AGAIN_MS = 200;

/**
 * How long, in milliseconds, there must have been no input before the grid's code is loaded and rendered for the first time: long tasks on a
 * slow processor, which would block input. The second is the same for the short tasks after it.
 */
const QUIET_MS = 1500;
const PAUSE_MS = 400;

/** Number of rows that the hidden grid renders at a time: all at once would block input for half a second on a slow processor. */
const PORTION = 4;

function afterPart(part: GridPart): GridPart {
    if (part === 'unmeasured') return 'measured';
    return part === 'measured' ? 0 : part + PORTION;
}

/**
 * A list as a table (docs/adr/0020): first `FirstTable`; beside it, hidden, the grid once its code has loaded and the page is idle; then the
 * grid alone, as soon as the table is not in use. If the grid's code is already loaded, the grid at once.
 */
export function Table<Row extends RaRecord>(props: TableProps<Row>) {
    const [stage, setStage] = useState<'first' | 'both' | 'grid'>(() => (loadedGrid() ? 'grid' : 'first'));
    const [part, setPart] = useState<GridPart>('unmeasured');
    const { data: { length: found } = { length: 0 } } = useListContext<Row>();
    const box = useRef<HTMLDivElement>(null);
    const handle = useRef<GridHandle>(null);

    useEffect(() => {
        if (stage !== 'first') return undefined;
        let stop = whenQuiet(() => {
            loadGrid(() => new Promise(done => (stop = whenQuiet(done, PAUSE_MS))))
                .then(() => {
                    stop = whenQuiet(() => startTransition(() => setStage('both')), QUIET_MS);
                })
                // The first table works without the grid's code, and the next list tries to load it again.
                .catch(() => undefined);
        }, QUIET_MS);
        return () => stop();
    }, [stage]);

    useEffect(() => {
        if (stage !== 'both') return undefined;
        if (typeof part === 'string' || part < found) {
            return whenQuiet(() => startTransition(() => setPart(afterPart(part))), PAUSE_MS);
        }
        const takeOver = (): void => {
            const tables = box.current;
            if (!tables) return;
            if (isInUse(tables)) {
                waiting = setTimeout(takeOver, LOOK_AGAIN_MS);
                return;
            }
            const place = placeIn(tables);
            flushSync(() => setStage('grid'));
            restore(place, tables, handle.current);
        };
        let waiting: ReturnType<typeof setTimeout> | undefined;
        const stop = whenQuiet(takeOver, PAUSE_MS);
        return () => {
            stop();
            clearTimeout(waiting);
        };
    }, [stage, part, found]);

    const isMeasured = stage === 'grid' || part !== 'unmeasured';
    const Grid = loadedGrid() as ComponentType<ListTableProps<Row>> | undefined;
    return (
        <div ref={box} className={styles.tables}>
            {stage !== 'grid' && <FirstTable {...props} />}
            {stage !== 'first' && Grid && (
                <div inert={stage === 'both'} data-unseen={stage === 'both' ? '' : undefined}>
                    <Activity mode={isMeasured ? 'visible' : 'hidden'}>
                        <Grid {...props} handle={handle} part={stage === 'both' ? part : undefined} />
                    </Activity>
                </div>
            )}
        </div>
    );
}

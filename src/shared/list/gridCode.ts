import { startTransition, useEffect, useState, type ComponentType } from 'react';
import type { TableProps } from './useTable';

type Grid = ComponentType<TableProps<never>>;

let grid: Grid | undefined;

/** Loads the grid's code, once; again after a failure. */
export async function loadGrid(): Promise<void> {
    grid ??= (await import('./ListTable')).default as Grid;
}

/** Returns the grid as soon as its code is there; throws what kept it away, so that the page offers to reload. `wanted`: only tables load it. */
export function useGrid<Props>(wanted: boolean): ComponentType<Props> | undefined {
    const [Loaded, setLoaded] = useState(() => grid);
    const [failure, setFailure] = useState<Error | null>(null);
    useEffect(() => {
        if (wanted && !Loaded) loadGrid().then(() => startTransition(() => setLoaded(() => grid)), setFailure);
    }, [wanted, Loaded]);
    if (wanted && failure) throw failure;
    return Loaded as ComponentType<Props> | undefined;
}

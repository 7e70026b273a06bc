import type { ComponentType } from 'react';
import type { ListTableProps } from './ListTable';

type Grid = ComponentType<ListTableProps<never>>;

let grid: Grid | undefined;

/** Loads the grid's code, once; again after a failure. `pause` is waited for between its parts, each of which is a task of its own. */
export async function loadGrid(pause: () => Promise<void>): Promise<void> {
    if (grid) return;
    await import('./GridTheme');
    await pause();
    grid = (await import('./ListTable')).default as Grid;
}

/** The grid, if its code has been loaded. */
export const loadedGrid = (): Grid | undefined => grid;

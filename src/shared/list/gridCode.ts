import type { ComponentType } from 'react';
import { later, useLater } from '../../ui/later';
import type { TableProps } from './useTable';

const grid = later(async () => (await import('./ListTable')).default as ComponentType<TableProps<never>>, true);

/** Loads the grid's code, once; again after a failure. */
export const loadGrid = grid.load;

/** Returns the grid as soon as its code is there; throws what kept it away, so that the page offers to reload. `wanted`: only tables load it. */
export const useGrid = <Props>(wanted: boolean): ComponentType<Props> | undefined =>
    useLater(grid, wanted) as ComponentType<Props> | undefined;

import { createContext, use } from 'react';

/** The `tabIndex` of the kit's links and buttons in a cell of a grid: only the current cell's can be reached with Tab (LIST-14). */
const TabStop = createContext<0 | -1 | undefined>(undefined);
export const TabStopProvider = TabStop.Provider;

/** Returns the `tabIndex` of a control: that of the surrounding cell, if there is one. */
export const useTabStop = (): 0 | -1 | undefined => use(TabStop);

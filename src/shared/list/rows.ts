import type { RaRecord } from 'ra-core';
import { createContext, useContext } from 'react';

/** The ids of rows. */
export const idsOf = (rows: readonly RaRecord[] = []): string[] => rows.map(({ id }) => String(id));

const NO_ROWS: readonly never[] = [];

/** The rows of the page. Separate from the list's context, which changes with every letter of a search. */
export const RowsContext = createContext<readonly RaRecord[]>(NO_ROWS);

/** The rows of the page, for a cell or a card. */
export const useRows = (): readonly RaRecord[] => useContext(RowsContext);

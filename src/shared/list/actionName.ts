import type { TranslateFunction } from 'ra-core';

/** The accessible name of what can be done with a row: its label, which stands first, and the row, unless the label names it already. */
export const actionName = (translate: TranslateFunction, label: string, row: string): string =>
    label.includes(row) ? label : translate('list.actionOn', { action: label, name: row });

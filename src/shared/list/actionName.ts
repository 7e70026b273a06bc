import type { TranslateFunction } from 'ra-core';

/** Returns the accessible name of a row's action: its label, followed by the row's name unless the label contains it. */
export const actionName = (translate: TranslateFunction, label: string, row: string): string =>
    label.includes(row) ? label : translate('list.actionOn', { action: label, name: row });

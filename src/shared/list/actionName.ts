import type { Translate } from '#i18n/useT';

/** Returns the accessible name of a row's action: its label, followed by the row's name unless the label contains it. */
export const actionName = (t: Translate, label: string, row: string): string =>
    label.includes(row) ? label : t('list.actionOn', { action: label, name: row });

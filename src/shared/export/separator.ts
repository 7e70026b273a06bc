import { CSV_SEPARATOR_KEY, local } from '#storage/storage';

/** What separates the cells of a CSV file (EXPORT-2): it depends on the spreadsheet of the computer, not on the portal's language alone. */

const SEPARATORS = [';', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/** What spreadsheets in a language expect: semicolons where the decimal sign is a comma. */
const usual = (language: string): Separator => (new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',');

/** The chosen separator, otherwise that of the language. */
export const separatorFor = (language: string): Separator => {
    const kept = local.get(CSV_SEPARATOR_KEY);
    return SEPARATORS.find(separator => separator === kept) ?? usual(language);
};

/** Keeps a choice for all later files. */
export const keepSeparator = (separator: Separator): boolean => local.set(CSV_SEPARATOR_KEY, separator);

import { paths } from '../config/paths';

/** The page of a list, searched for one record by its name: a comma would separate two searches (LIST-1). */
export const searched = (path: string, name: string): string =>
    `${path}${path.includes('?') ? '&' : '?'}filter=${encodeURIComponent(name.replaceAll(',', ' ').trim())}`;

/** The page of contracts with the list of all invoices. */
export const invoicesPath = `${paths.contracts}?view=invoices`;

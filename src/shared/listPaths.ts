import { paths } from '../config/paths';

/** The page of a list, searched for one record by its name: a comma would separate two searches (LIST-1). */
export const searched = (path: string, name: string): string =>
    `${path}${path.includes('?') ? '&' : '?'}filter=${encodeURIComponent(name.replaceAll(',', ' ').trim())}`;

/** The page before a renewal, of a contract or a licence (RENEWAL-1). */
export const renewalOf = (about: 'contract' | 'licence', id: string): string =>
    `${paths.renewal}?${about}=${encodeURIComponent(id)}`;

/** The page of contracts with the list of all invoices. */
export const invoicesPath = `${paths.contracts}?view=invoices`;

import { paths } from '../config/paths';

const ID = '{id}';

/** The patterns of all pages; those without an id come first, because `/academy/search` is not a directory. */
const PATTERNS: readonly string[] = Object.values(paths)
    .map(path => (typeof path === 'string' ? path : decodeURIComponent(path(ID, ID))))
    .sort((one, other) => Number(one.includes(ID)) - Number(other.includes(ID)));

/** Returns the pattern of the page at a path; `*` for one that the portal does not have. Pure. */
export function routeOf(pathname: string): string {
    const parts = pathname.replace(/(?<=.)\/+$/, '').split('/');
    const fits = (pattern: string): boolean => {
        const wanted = pattern.split('/');
        return wanted.length === parts.length && wanted.every((part, index) => part === ID || part === parts[index]);
    };
    return PATTERNS.find(fits) ?? '*';
}

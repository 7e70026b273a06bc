import { paths } from '../config/paths';
import { bestOf, patternOf } from '../start/match';

/** The patterns of all pages. */
const PATTERNS = Object.values(paths).map(path => (typeof path === 'string' ? path : patternOf(path(':id', ':id'))));

/** Returns the pattern of the page at a path; `*` for one that the portal does not have. Pure. */
export const routeOf = (pathname: string): string => bestOf(PATTERNS, pathname)?.replaceAll(':id', '{id}') ?? '*';

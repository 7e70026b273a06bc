import type { User } from '#dataProvider/types';
import { failedCalls } from '../shared/failedCalls';
import { routeOf } from '../shared/routeOf';
import { decoded } from '../start/match';
import { storedMode } from '../theme/appearance';
import type { Replacer } from './replace';

/** What else the file says (SITUATION-2): where the user was, with what, and what had failed. */
export interface Circumstances {
    /** path of the page with replaced ids, without its query; `*` for one that the portal does not have */
    page: string;
    role: User['role'];
    language: string;
    /** of the window, in px */
    width: number;
    height: number;
    theme: 'light' | 'dark' | 'system';
    /** the last failed calls, the newest first: method, pattern of the path, status, and when, in epoch seconds */
    calls: { method: string; pattern: string; status: number; at: number }[];
}

/** The path of a page with its ids replaced. Pure. */
function pageOf(pathname: string, replacer: Pick<Replacer, 'id'>): string {
    const parts = pathname.split('/');
    return routeOf(pathname)
        .split('/')
        .map((part, at) => (part === '{id}' ? encodeURIComponent(replacer.id(decoded(parts[at] ?? ''))) : part))
        .join('/');
}

/** The circumstances of this moment. */
export const circumstancesNow = (role: User['role'], language: string, replacer: Replacer): Circumstances => ({
    page: pageOf(window.location.pathname, replacer),
    role,
    language,
    width: window.innerWidth,
    height: window.innerHeight,
    theme: storedMode(),
    calls: failedCalls()
        .filter(({ pattern }) => pattern !== '')
        .map(({ method, pattern, status, at }) => ({ method, pattern, status, at: Math.floor(at / 1000) })),
});

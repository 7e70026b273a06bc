import { paths } from '#src/config/paths';
import type { AcademyQuery } from '../reads';

/** The search page's URL, which is its state: `/academy/search?query=…&target=…&tags=a|b`. Pure. */

/** The maximum length of a search, in characters (ACADEMY-6). */
const MAX_QUERY_LENGTH = 128;

export const TARGETS = ['all', 'video', 'directory'] as const satisfies readonly AcademyQuery['target'][];

const isTarget = (value: string | null): value is AcademyQuery['target'] => TARGETS.some(target => target === value);

/** Cuts a text to 128 characters; an emoji counts as one. */
export const limited = (typed: string): string => Array.from(typed).slice(0, MAX_QUERY_LENGTH).join('');

/** Reads a search from the URL's parameters; ignores invalid ones. */
export function readQuery(parameters: URLSearchParams): AcademyQuery {
    const target = parameters.get('target');
    return {
        query: limited(parameters.get('query') ?? '').trim(),
        target: isTarget(target) ? target : 'all',
        tags: (parameters.get('tags') ?? '').split('|').filter(Boolean),
    };
}

/** The URL parameters of a search, without defaults. */
export function writeQuery({ query, target, tags }: AcademyQuery): Record<string, string> {
    return {
        ...(query === '' ? {} : { query }),
        ...(target === 'all' ? {} : { target }),
        ...(tags.length === 0 ? {} : { tags: tags.join('|') }),
    };
}

/** The URL of the page with all results of a search. */
export const searchPath = (query: string): string =>
    `${paths.academySearch}?${new URLSearchParams({ query: query.trim() }).toString()}`;

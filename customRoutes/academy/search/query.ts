import { paths } from '../../paths';
import type { AcademyQuery } from '../reads';

/** The search page's address, which is its state: `/academy/search?query=…&target=…&tags=a|b`. Pure. */

/** As many characters may be searched for (contract, section 5). */
export const MAX_QUERY_LENGTH = 128;

export const TARGETS = ['all', 'video', 'directory'] as const satisfies readonly AcademyQuery['target'][];

const isTarget = (value: string | null): value is AcademyQuery['target'] => TARGETS.some(target => target === value);

/** At most 128 characters, an emoji counting as one. */
export const limited = (typed: string): string => Array.from(typed).slice(0, MAX_QUERY_LENGTH).join('');

/** What an address asks for; what it cannot mean counts as left out. */
export function readQuery(parameters: URLSearchParams): AcademyQuery {
    const target = parameters.get('target');
    return {
        query: limited(parameters.get('query') ?? '').trim(),
        target: isTarget(target) ? target : 'all',
        tags: (parameters.get('tags') ?? '').split('|').filter(Boolean),
    };
}

/** The parameters of a search; defaults are not written. */
export function writeQuery({ query, target, tags }: AcademyQuery): Record<string, string> {
    return {
        ...(query === '' ? {} : { query }),
        ...(target === 'all' ? {} : { target }),
        ...(tags.length === 0 ? {} : { tags: tags.join('|') }),
    };
}

/** The page with the results of a search over everything. */
export const searchPath = (query: string): string =>
    `${paths.academySearch}?${new URLSearchParams({ query: query.trim() }).toString()}`;

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useResourceDefinitions } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { isForbidden } from '#dataProvider/errors';
import type { Customer, User } from '#dataProvider/types';
import { currentLanguage } from '../../config/language';
import { actionsOnPage } from '../../shared/actions/onPage';
import { useAreas } from '../../shared/areas';
import { begins } from '../../shared/finder/begins';
import type { Found, Find, Look, Source, Sources } from '../../shared/finder/types';
import { searched } from '../../shared/listPaths';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import type { Manifest, Offer } from '../../shared/manifest';
import { listFreshMs } from '../../shared/query/freshness';
import { useOffered } from '../../ui/Link';
import { ChevronIcon, PlusIcon } from '../../ui/icons';
import { navigationFor } from '../navigation';
import { joined } from './find';
import type { Recent } from './recent';

export const ACTIONS: Look = { kind: 'actions', name: 'list.actions', icon: PlusIcon };
const PAGES: Look = { kind: 'pages', name: 'finder.pages', icon: ChevronIcon };

/** The kinds that are no records, which stand before the others. */
export const OWN_LOOKS: readonly Look[] = [ACTIONS, PAGES];

/** The look of a kind. */
export const lookOf = (kind: string, sources: readonly Source[]): Look =>
    [...OWN_LOOKS, ...sources].find(look => look.kind === kind) ?? PAGES;

/** The key of what was found of a kind. */
const foundKey = (resource: string, kind: string, words: string) => [resource, 'found', kind, words];

/** The state of a kind's search. */
export interface Searched {
    look: Look;
    finds: readonly Find[];
    total: number;
    state: 'searching' | 'failed' | 'done';
    /** the finds are those of the words before */
    isEarlier: boolean;
    retry(): unknown;
    /** the list that shows all */
    list?: string;
}

/** Returns the actions of the page below, and the pages and actions available to this user, from the manifests (FIND-7). */
export function useOffers(user: User, customer: Customer | undefined): Find[] {
    const t = useT();
    const areas = useAreas();
    const isOffered = useOffered();
    const manifests = Object.values(useResourceDefinitions()) as Manifest[];
    const page = (id: string, titleKey: MessageKey, to: string, external = false): Find => {
        return { kind: 'pages', id, title: t(titleKey), to, external };
    };
    const { pathname } = useLocation();
    const [here] = useState(actionsOnPage);
    const onPage = here
        .filter(({ to }) => to === undefined || isOffered(to))
        .map(({ id, of, label, icon, to = '', onClick: act, obstacle }): Find => {
            return { kind: 'actions', id: `here/${id}`, title: label, detail: obstacle ?? of, to, act, obstacle, icon };
        });
    // The page offers it itself.
    const isHere = ({ to, ask }: Offer): boolean => to === pathname && here.some(({ id }) => id === ask);
    const pages = navigationFor(areas).map(({ id, titleKey, href, external }) => page(id, titleKey, href, external));
    const offers = manifests.flatMap(({ offers: offered = [] }) =>
        offered
            .filter(offer => offer.shown(user, customer) && !isHere(offer))
            .map(({ id, titleKey, to, ask }): Find => {
                const find = page(id, titleKey, to);
                return ask === undefined ? find : { ...find, kind: 'actions', ask };
            }),
    );
    return [...onPage, ...pages, ...offers];
}

/** Returns the finder's sources for this user; none until the customer is known, because they depend on its flags. */
export function useSources(all: readonly Sources[], user: User, customer: Customer | undefined): Source[] {
    const t = useT();
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    const areas = useAreas();
    const isOffered = useOffered();
    const reach = { queries, provider, user, areas, isOffered, t, language: currentLanguage() };
    return customer ? all.flatMap(sourcesOf => sourcesOf(reach)) : [];
}

const wholly = (look: Look, finds: readonly Find[]): Searched => ({
    look,
    finds,
    total: finds.length,
    state: 'done',
    isEarlier: false,
    retry: () => undefined,
});

/** Searches all kinds independently. While a kind is being searched, its previous results stay. Makes no request without words. */
export function useSearched(sources: readonly Source[], offers: readonly Find[], words: string): Searched[] {
    const queries = useQueryClient();
    const [asked, setAsked] = useState({ words: '', before: '' });
    if (asked.words !== words) setAsked({ words, before: asked.words });
    const before = asked.words === words ? asked.before : asked.words;

    const results = useQueries({
        queries: sources.map(({ resource, kind, find }) => ({
            queryKey: foundKey(resource, kind, words),
            queryFn: ({ signal }: { signal: AbortSignal }) => find(words, signal),
            staleTime: listFreshMs(resource),
            enabled: words !== '',
            placeholderData: () => (before === '' ? undefined : queries.getQueryData<Found>(foundKey(resource, kind, before))),
        })),
    });
    if (words === '') return [];

    const read = sources.flatMap((look, at): Searched[] => {
        const result = results[at];
        // Whoever may not search it has nothing to find there, e.g. tickets without a licence for them (TICKET-1).
        if (isForbidden(result?.error)) return [];
        const { finds = [], total = 0 } = result?.data ?? {};
        const failed = result?.error && !result.isFetching;
        const group: Searched = {
            look,
            finds,
            total,
            state: failed ? 'failed' : result?.isFetching ? 'searching' : 'done',
            isEarlier: result?.isPlaceholderData ?? false,
            retry: () => result?.refetch(),
            list: look.list && searched(look.list, words),
        };
        return [group];
    });
    // The users of a key that was found by its token.
    const holders = read.flatMap(({ finds }) => finds.flatMap(({ people = [] }) => people));
    const known = ({ kind }: Look): Find[] => offers.filter(offer => offer.kind === kind && begins(words, offer.title));
    return [
        ...OWN_LOOKS.map(look => wholly(look, known(look))),
        ...read.map(group => {
            const finds = joined(
                group.finds,
                holders.filter(({ kind }) => kind === group.look.kind),
            );
            return { ...group, finds, total: group.total + finds.length - group.finds.length };
        }),
    ];
}

/**
 * Returns the results opened last, with their current names, and `isPending` while they are being read; those that no longer exist or cannot be
 * read are left out.
 */
export function useRecalled(
    sources: readonly Source[],
    offers: readonly Find[],
    recent: readonly Recent[],
): { finds: Find[]; isPending: boolean } {
    const asked = sources
        .map(source => ({ source, ids: recent.filter(({ kind }) => kind === source.kind).map(({ id }) => id) }))
        .filter(({ ids }) => ids.length > 0);
    const results = useQueries({
        queries: asked.map(({ source: { resource, kind, recall }, ids }) => ({
            queryKey: [resource, 'recalled', kind, ids],
            queryFn: ({ signal }: { signal: AbortSignal }) => recall(ids, signal),
            staleTime: listFreshMs(resource),
        })),
    });
    const known = [...offers, ...results.flatMap(({ data }) => data ?? [])];
    return {
        finds: recent.flatMap(({ kind, id }) => known.find(find => find.kind === kind && find.id === id) ?? []),
        isPending: results.some(({ isPending }) => isPending),
    };
}

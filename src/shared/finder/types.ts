import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import type { MessageKey } from '#i18n/messages';
import type { Translate } from '#i18n/useT';
import type { PortalDataProvider } from '#dataProvider';
import type { User } from '#dataProvider/types';

/** What the finder shows, and how a resource is searched (FIND-1, FIND-2). */

/** One result: a record, a page or an action. Its texts are translated. */
export interface Find {
    kind: string;
    id: string;
    title: string;
    /** distinguishes it from others with the same title */
    detail?: string;
    /** a path of the portal, or another site's URL when `external` */
    to: string;
    external?: boolean;
    /** see `Offer.ask` */
    ask?: string;
    /** an action of the page below the finder, instead of `to` */
    act?: () => void;
    /** why it is not possible now */
    obstacle?: string | null;
    icon?: ReactElement | null;
    /** the people of a key whose token was searched for */
    people?: readonly Find[];
}

/** What the results of a kind have in common. */
export interface Look {
    /** unique among all kinds */
    kind: string;
    name: MessageKey;
    icon: ComponentType<{ size?: number }>;
}

/** Some results, and their total number. */
export interface Found {
    finds: readonly Find[];
    total: number;
}

/** One kind of results. */
export interface Source extends Look {
    /** the first part of its query keys */
    resource: string;
    /** searches for the words; aborted when the search changes */
    find(words: string, signal: AbortSignal): Promise<Found>;
    /** reads records by their ids; those that no longer exist are left out */
    recall(ids: readonly string[], signal: AbortSignal): Promise<readonly Find[]>;
    /** the page of the list that shows all */
    list?: string;
}

/** What the sources depend on. */
export interface Reach {
    queries: QueryClient;
    provider: PortalDataProvider;
    user: Pick<User, 'id' | 'role'>;
    /** the areas that the user sees */
    areas: readonly { id: string; external: boolean }[];
    /** whether there is a page at a path (PAGE-2) */
    isOffered(path: string): boolean;
    t: Translate;
    language: string;
}

/** What this user can find of a resource, by role and areas (FIND-3): the default export of its `find.ts`. */
export type Sources = (reach: Reach) => readonly Source[];

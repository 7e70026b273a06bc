import type { RecordToStringFunction, ResourceDefinition } from 'ra-core';
import type { ComponentType } from 'react';
import type { LaterTexts } from '#i18n/later';
import type { MessageKey } from '#i18n/messages';
import type { Subject } from '../../authProvider/access';
import type { Customer, User } from '../../dataProvider/types';
import type { PageTable } from '../start/startPages';
import type { LoadPage } from './lazyRoute';
import type { Sources } from './finder/types';

/**
 * What the portal knows about a resource or area before loading any of its pages. Routes, guards, dashboard and navigation are made from it
 * (all are listed in src/app/manifests.ts). Anything heavier is imported by the pages.
 */
export interface Manifest extends ResourceDefinition {
    /** names a record in titles, the breadcrumb and lists (`useRecordName`) */
    recordRepresentation?: RecordToStringFunction;
    /** the name in the operator's setting that switches its pages off (PAGE-1) */
    switch?: string;
    pages?: readonly Page[];
    /** a frame that stays mounted around the pages */
    frame?: LoadPage;
    /** the texts that name selected rows of its lists: `bar` and `count` */
    selection?: SelectionTexts;
    /** the names in the URL of its lists' filters, besides their search and state (LIST-11) */
    filters?: readonly string[];
    /** what to do about a refusal, by its text, for which its status suggests something else (ERROR-7) */
    remedies?: Readonly<Partial<Record<MessageKey, MessageKey>>>;
    area?: Area;
    /** how the finder searches it (FIND-2): its `find.ts`, loaded with the finder */
    finds?: () => Promise<{ default: Sources }>;
    offers?: readonly Offer[];
}

export interface Page {
    /** from src/config/paths.ts, with parameters as `:name` */
    path: string;
    load: LoadPage;
    /** its own texts (`PageTexts`), which are loaded beside its code */
    texts?: LaterTexts;
    /** only users who may read it by the table of permissions open the page; others are redirected (ROLE-5) */
    access?: Subject;
    /** the name of a page that leads here: without it, this one is not offered either */
    switch?: string;
    /** which customers it is offered to, if not to all (`offered`) */
    rules?: readonly string[];
    /** the lists that it shows as tables, whose code is loaded beside its own */
    tables?: readonly PageTable[];
}

/** The fields of the signed-in user that determine which areas are shown. */
export type AreaUser = Pick<User, 'role' | 'cam'>;
/** The current customer; undefined until it has loaded, when areas that depend on it are hidden. */
export type AreaCustomer = Pick<Customer, 'flags'> | undefined;

type WithTile<Key> = Key extends `${infer Name}.tile` ? Name : never;
/** The namespaces with the texts of an area: `title` and `tile`. */
export type AreaTexts = WithTile<MessageKey>;

type WithChoice<Key> = Key extends `${infer Name}.choice.bar` ? `${Name}.choice` : never;
/** The namespaces with the texts of a selection. */
export type SelectionTexts = WithChoice<MessageKey>;

/** `href` is a path of the portal, or another site's URL when `external`. */
export interface AreaTarget {
    href: string;
    external: boolean;
}

/** A tile on the dashboard and an entry in the navigation (SHELL-11). */
export interface Area {
    icon: ComponentType<{ size?: number }>;
    texts(user: AreaUser): AreaTexts;
    /** for the portal's language */
    target(language: string): AreaTarget;
    shown(user: AreaUser, customer: AreaCustomer): boolean;
    /** a hint for its entry in the navigation; a dot is shown while it renders any text */
    mark?: ComponentType;
}

/** A page besides those of the areas, or an action, that the finder offers (FIND-7). */
export interface Offer {
    /** unique among all offers */
    id: string;
    titleKey: MessageKey;
    to: string;
    /** an action: what the page opens at once (`useRequestedAction`) */
    ask?: string;
    shown(user: AreaUser, customer: AreaCustomer): boolean;
}

/** The target of an area inside the portal. */
export const inside = (href: string) => (): AreaTarget => ({ href, external: false });

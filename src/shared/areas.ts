import { useResourceDefinitions } from 'ra-core';
import type { ComponentType } from 'react';
import { currentLanguage } from '../config/language';
import { useCurrentCustomer, useCurrentUser } from './hooks/useCurrent';
import type { AreaCustomer, AreaTarget, AreaTexts, AreaUser, Manifest } from './manifest';

/** An area as shown to one user, in the dashboard and in the sidebar. */
export interface VisibleArea extends AreaTarget {
    /** the manifest's name */
    id: string;
    icon: ComponentType<{ size?: number }>;
    titleKey: `${AreaTexts}.title`;
    tileKey: `${AreaTexts}.tile`;
    mark?: ComponentType;
}

/** Returns the areas that a user sees (SHELL-11), in the order of the manifests; empty while the user is unknown. Pure. */
export const areasFor = (
    manifests: readonly Manifest[],
    user: AreaUser | undefined,
    customer: AreaCustomer,
    language: string,
): VisibleArea[] =>
    manifests.flatMap(({ name, area }) => {
        if (!user || !area?.shown(user, customer)) return [];
        const texts = area.texts(user);
        return [
            {
                id: name,
                icon: area.icon,
                mark: area.mark,
                titleKey: `${texts}.title`,
                tileKey: `${texts}.tile`,
                ...area.target(language),
            } as const,
        ];
    });

/** Returns the areas that the signed-in user sees. */
export function useAreas(): VisibleArea[] {
    const manifests = Object.values(useResourceDefinitions()) as Manifest[];
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    return areasFor(manifests, user, customer, currentLanguage());
}

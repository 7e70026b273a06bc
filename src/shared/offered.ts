import { settings } from '../config/settings';
import { match, patternOf } from '../start/match';
import type { AreaCustomer, Manifest, Page } from './manifest';

/**
 * Which pages the operator offers (PAGE-1): the setting `pages` has a rule for some, `off`, or a flag that a customer must have (`beta`) or
 * must not have (`!school`).
 */
type Rules = Readonly<Record<string, string>>;

/** Whether all rules let this customer in. While the customer is unknown, rules that depend on a flag let nobody in. */
export const lets = (rules: readonly string[], customer: AreaCustomer): boolean =>
    rules.every(rule => {
        const flags: Readonly<Record<string, boolean>> = { ...customer?.flags };
        return rule !== 'off' && flags[rule.replace('!', '')] === !rule.startsWith('!');
    });

const rulesFor = (rules: Rules, ...names: readonly (string | undefined)[]): string[] =>
    names.flatMap(name => rules[name ?? ''] ?? []);

/**
 * Limits a manifest to what the operator offers: pages that are switched off are removed, pages for some customers get the rules, and its area
 * and offers are shown only where its pages are. Records keep their names, because other pages mention them.
 */
export function offered(manifest: Manifest, rules: Rules = settings.pages): Manifest {
    const own = rulesFor(rules, manifest.switch);
    const limited = <Entry extends Pick<NonNullable<Manifest['area']>, 'shown'>>(entry: Entry): Entry => ({
        ...entry,
        shown: (user, customer) => lets(own, customer) && entry.shown(user, customer),
    });
    return {
        ...manifest,
        pages: manifest.pages
            ?.map((page): Page => ({ ...page, rules: [...own, ...rulesFor(rules, page.switch)] }))
            .filter(page => !page.rules?.includes('off')),
        area: manifest.area && limited(manifest.area),
        offers: manifest.offers?.map(limited),
    };
}

/** Returns whether the page at a path is offered to a customer; true for paths that belong to no manifest. */
export function offeredPaths(manifests: readonly Manifest[], rules: Rules = settings.pages) {
    const limited = manifests.flatMap(manifest =>
        (manifest.pages ?? []).flatMap(page => {
            const all = rulesFor(rules, manifest.switch, page.switch);
            return all.length > 0 ? [{ pattern: patternOf(page.path), rules: all }] : [];
        }),
    );
    return (path: string, customer: AreaCustomer): boolean =>
        limited.every(({ pattern, rules: all }) => !match(pattern, path) || lets(all, customer));
}

/** A link to a situation: `#situation=full-licence&as=admin@holzmann.example&open=/licences`. */
export interface SituationLink {
    situation: string;
    /** the e-mail or id of the user to sign in as; null for the situation's own */
    as: string | null;
    /** the page to open; null for the situation's own */
    open: string | null;
}

/** The desk's own address for a fragment that names a situation; null for any other. */
export function reproduceAddress(hash: string): string | null {
    const values = new URLSearchParams(hash.replace(/^#/, ''));
    return values.get('situation') ? `#/reproduce?${values.toString()}` : null;
}

/** The URL that sets up a situation again. */
export function linkTo({ situation, as, open }: SituationLink): string {
    const values = new URLSearchParams({ situation, ...(as !== null && { as }), ...(open !== null && { open }) });
    return `${window.location.origin}/__mock/desk#${values.toString()}`;
}

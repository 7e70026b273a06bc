/** A link to a situation: `#situation=full-licence&as=admin@holzmann.example&open=/licences`. */
export interface SituationLink {
    situation: string;
    /** the e-mail or id of the user to sign in as; null for the situation's own */
    as: string | null;
    /** the page to open; null for the situation's own */
    open: string | null;
}

/** Parses the fragment of the desk's URL; null if it does not name a situation. */
export function parseLink(hash: string): SituationLink | null {
    const values = new URLSearchParams(hash.replace(/^#/, ''));
    const situation = values.get('situation');
    return situation === null || situation === '' ? null : { situation, as: values.get('as'), open: values.get('open') };
}

/** The URL that sets up a situation again. */
export function linkTo({ situation, as, open }: SituationLink): string {
    const values = new URLSearchParams({ situation, ...(as !== null && { as }), ...(open !== null && { open }) });
    return `${window.location.origin}/__mock/desk#${values.toString()}`;
}

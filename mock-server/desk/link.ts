/** What a link to a situation asks for: `#situation=full-licence&as=admin@holzmann.example&open=/licences`. */
export interface SituationLink {
    situation: string;
    /** the e-mail or id of the person to sign in as; null for whom the situation suggests */
    as: string | null;
    /** the page to open; null for the one that the situation suggests */
    open: string | null;
}

/** Parses the fragment of the desk's address; null when it names no situation. */
export function parseLink(hash: string): SituationLink | null {
    const values = new URLSearchParams(hash.replace(/^#/, ''));
    const situation = values.get('situation');
    return situation === null || situation === '' ? null : { situation, as: values.get('as'), open: values.get('open') };
}

/** The address that sets up a situation again. */
export function linkTo({ situation, as, open }: SituationLink): string {
    const values = new URLSearchParams({ situation, ...(as !== null && { as }), ...(open !== null && { open }) });
    return `${window.location.origin}/__mock/desk#${values.toString()}`;
}

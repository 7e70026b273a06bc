/** Replaces the first occurrence of a text; throws if there is none, so that a build never silently skips a replacement. */
export function replaced(text: string, what: string, replacement: string): string {
    if (!text.includes(what)) throw new Error(`The build finds no ${JSON.stringify(what)} to replace.`);
    return text.replace(what, () => replacement);
}

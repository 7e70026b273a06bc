/** Replaces a text that must be there, once; throws when it is missing, so that a build never silently leaves something out. */
export function replaced(text: string, what: string, replacement: string): string {
    if (!text.includes(what)) throw new Error(`The build finds no ${JSON.stringify(what)} to replace.`);
    return text.replace(what, () => replacement);
}

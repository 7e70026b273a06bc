/** Hides passwords and tokens in what is shown of a call, at any depth. */

export const HIDDEN = '(hidden)';

const SECRET_NAME = /password|token/i;
const SECRET_HEADER = /^(authorization|proxy-authorization|cookie|set-cookie)$/i;

/** A copy without the values of passwords and tokens at any depth. */
export const withoutSecrets = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutSecrets);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, SECRET_NAME.test(key) ? HIDDEN : withoutSecrets(inner)]),
    );
};

/** `?token=...` in a URL, or anywhere in a text. */
const IN_QUERY = /([?&][^=&#\s"]*(?:password|token)[^=&#\s"]*=)[^&#\s"\\]*/gi;

// The value is a string, a list of plain values, or anything else up to the next comma; the text may end within any of them.
const IN_JSON =
    /("[^"\\]*(?:password|token)[^"\\]*"\s*:\s*)(?:"(?:[^"\\]|\\[^])*(?:"|\\?$)|\[[^\]]*(?:\]|$)|[^\s"[{,}\]][^,}\]]*)/gi;

// JSON within a string, e.g. a body quoted in an error: hidden up to the end of that string.
const IN_QUOTED_JSON = /(\\+"[^"\\]*(?:password|token)[^"\\]*\\+"\s*:\s*)(?:[^"\\]|\\[^])*\\?/gi;

/** A URL or path without the values of passwords and tokens. */
export const maskUrl = (url: string): string => url.replace(IN_QUERY, `$1${HIDDEN}`);

/** A text without the values of passwords and tokens. The text may be cut off anywhere. */
export const maskText = (text: string): string =>
    maskUrl(text.replace(IN_QUOTED_JSON, `$1${HIDDEN}`).replace(IN_JSON, `$1"${HIDDEN}"`));

/** Headers as text, without credentials. */
export const maskHeaders = (
    headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): Record<string, string> =>
    Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => {
            if (value === undefined) return [];
            const text = typeof value === 'object' ? value.join(', ') : String(value);
            if (!SECRET_HEADER.test(name) && !SECRET_NAME.test(name)) return [[name, maskUrl(text)]];
            // keeps the scheme, which shows how somebody signed in
            const scheme = /^(?:Bearer|Basic)\s/i.exec(text)?.[0].trim();
            return [[name, scheme === undefined ? HIDDEN : `${scheme} ${HIDDEN}`]];
        }),
    );

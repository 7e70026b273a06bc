/** What an answer must hold to be usable; used as `check` of a call. Light: the public pages load it too. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record: an object with an id. */
export const hasId = (value: unknown): value is { id: string } => isObject(value) && typeof value.id === 'string';

/** Nothing, or an object: an answer whose status says it all. The page of a proxy is neither. */
export const isAcknowledged = (value: unknown): boolean => value === undefined || isObject(value);

/** An object with a token that can be used. */
export const hasToken = (value: unknown): value is { token: string } =>
    isObject(value) && typeof value.token === 'string' && value.token !== '';

/** Whether a session's token can stand in a header: visible characters of Latin-1, blanks inside. */
export const isSendable = (token: string): boolean => /^[!-~\xa1-\xff][ -~\xa0-\xff]*$/.test(token);

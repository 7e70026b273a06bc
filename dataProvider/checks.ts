/** What a response must contain to be usable; each function can be the `check` of a call. Small, because the public pages load it too. */

/** Whether a value of a response is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is this flag, which some servers send as 0 or 1, or as text. */
export const isFlag = (value: unknown, flag: boolean): boolean =>
    value === Number(flag) || String(value).toLowerCase() === String(flag);

/** A record: an object with an id. */
export const hasId = (value: unknown): value is { id: string } => isObject(value) && typeof value.id === 'string';

/** An object with a token that can be sent in a header. */
export const hasToken = (value: unknown): value is { token: string } =>
    isObject(value) && typeof value.token === 'string' && value.token !== '';

/** Whether a session's token can be sent in a header: visible Latin-1 characters, spaces only in between. */
export const isSendable = (token: string): boolean => /^[!-~\xa1-\xff][ -~\xa0-\xff]*$/.test(token);

import type { Request } from 'express';
import { ApiError } from '../../context';

/** The JSON object of a request's body; `{}` when there is none. Throws a 400 for a body that is not an object. */
export function bodyOf(req: Request): Record<string, unknown> {
    const body: unknown = req.body ?? {};
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('The body must be a JSON object');
    return body as Record<string, unknown>;
}

/** A 400. */
export const badRequest = (message: string): ApiError => new ApiError(400, message);
/** A 409; `code` is its `error.code`. */
export const conflict = (message: string, code: number | string = 409): ApiError => new ApiError(409, message, code);
/** A 403 with the API's message. */
export const forbidden = (): ApiError => new ApiError(403, 'User is not allowed to perform this action');
/** A 404; `what` is e.g. `Licence`. */
export const notFound = (what: string): ApiError => new ApiError(404, `${what} not found`);

/** A path parameter, e.g. the `id` of `/users/:id`. */
export const param = (req: Request, name: string): string => String(req.params[name]);

/** A text field, trimmed; undefined when it is missing. Throws a 400 for other types. */
export function textOf(body: Record<string, unknown>, name: string): string | undefined {
    const value = body[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') throw badRequest(`"${name}" must be a text`);
    return value.trim();
}

/** A required text field, not blank, trimmed. */
export function requiredText(body: Record<string, unknown>, name: string): string {
    const value = textOf(body, name);
    if (!value) throw badRequest(`"${name}" must not be empty`);
    return value;
}

/** A text field that may be cleared: null for an empty text, undefined when it is missing. */
export function clearableText(body: Record<string, unknown>, name: string, maximum = Infinity): string | null | undefined {
    if (body[name] === null) return null;
    const value = textOf(body, name);
    if (value === undefined) return undefined;
    // lengths count characters, not code units (WIRE-14)
    if (Array.from(value).length > maximum) throw badRequest(`"${name}" must not be longer than ${maximum} characters`);
    return value || null;
}

const EMAIL = /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** An e-mail address, trimmed; throws a 400 for a malformed one. */
export function emailOf(body: Record<string, unknown>, name: string): string {
    const value = requiredText(body, name);
    if (!EMAIL.test(value)) throw badRequest(`"${name}" is no e-mail address`);
    return value;
}

const DAY = 86_400;

/**
 * An expiry in epoch seconds: null when it is cleared, undefined when it is missing. It must not be before today (UTC); with `required`,
 * null and missing are refused too (KEY-6).
 */
export function expiryOf(body: Record<string, unknown>, now: number, required: boolean): number | null | undefined {
    const value = body['expire'];
    if (value === undefined || value === null) {
        if (required) throw badRequest('An expiry date is required');
        return value;
    }
    if (typeof value !== 'number' || !Number.isInteger(value)) throw badRequest('"expire" must be whole epoch seconds');
    if (value < Math.floor(now / DAY) * DAY) throw badRequest('The expiry date cannot be earlier than today');
    return value;
}

import type { CallName } from '../call';
import type { ErrorTexts } from '../errors';
import type { Reader } from '../shape/readers';
import type { PublicCall } from './public';

/** A call of the signed-in portal. */
export type PortalCall = Exclude<CallName, PublicCall>;

/** A change of the signed-in portal; of the academy, whose pages update themselves, only what is looked up. */
export type Change =
    Exclude<PortalCall, `GET ${string}` | `${string} /academy/${string}`> | 'PATCH /user' | 'POST /academy/videos/{id}/comments';

/** Reads a response; `selected` are the fields that the request named (`$select`), if it did: the others are not missing. */
export type ResponseReader = (value: unknown, selected?: readonly string[]) => ReturnType<Reader<object | undefined>>;

/**
 * What is said of a call, by its name. The tables are apart because they are loaded at different times: `public.ts` with the public pages,
 * `index.ts` (this type) with the portal, `changes.ts` with the first list, `looks.ts` after the first change whose outcome is unknown.
 */
export interface Entry {
    /** its texts when it fails (ERROR-2) */
    errors: ErrorTexts;
    /**
     * reads its response field by field. That of a change is used for what it has: the change has succeeded by its status (WIRE-5). Without
     * a reader the response is not used, or its action checks it.
     */
    reader?: ResponseReader;
    /** how long, in milliseconds, what it read stays fresh; a minute unless given (LIST-6) */
    freshMs?: number;
}

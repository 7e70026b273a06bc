import { DRAFTS_KEY, perTab, sessionHome, SIGNED_OUT_KEY } from './storage';

/**
 * Texts that were typed but not sent, in this tab: `<user>@<customer>/<form>` -> text. They survive a reload and an expired session, and are dropped
 * on an explicit sign-out in any tab (SESSION-14). Small, because the public pages load it too.
 */

/** Key among the drafts: the sign-out after which they were typed. No user's draft has this name. */
const AFTER = 'after';

type Drafts = Record<string, string>;

const isDrafts = (value: unknown): value is Drafts =>
    typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string');

/** Identifies the last explicit sign-out; '' when there was none. */
export const lastSignOut = (): string => sessionHome.get(SIGNED_OUT_KEY) ?? '';

/** Returns the stored drafts; empty if there are none or they are corrupt. */
export const readDrafts = (): Readonly<Drafts> => perTab.getJson(DRAFTS_KEY, isDrafts) ?? {};

/** Stores a draft; null deletes it. */
export function writeDraft(name: string, text: string | null): void {
    const { [name]: _before, [AFTER]: _after, ...others } = readDrafts();
    const drafts = text === null ? others : { ...others, [name]: text };
    if (Object.keys(drafts).length === 0) perTab.remove(DRAFTS_KEY);
    else perTab.setJson(DRAFTS_KEY, { ...drafts, [AFTER]: lastSignOut() });
}

/** Records an explicit sign-out, for every tab of this session, and drops the drafts of this one. */
export function noteSignOut(): void {
    sessionHome.set(SIGNED_OUT_KEY, String(Date.now()));
    perTab.remove(DRAFTS_KEY);
}

/** Drops drafts that were typed before an explicit sign-out in any tab. */
export function dropOldDrafts(): void {
    if ((readDrafts()[AFTER] ?? '') !== lastSignOut()) perTab.remove(DRAFTS_KEY);
}

import { local, perTab } from './storage';

/**
 * Texts that were typed and not sent, in this tab: `<user>/<form>` -> text. They outlive a reload and an expired session, and end with
 * an explicit sign-out in any tab (quality, "Faults and input"). Light: the public pages load it too.
 */
const KEY = 'drafts';

/** localStorage: when somebody last signed out on purpose. A tab that slept then has no other way to know. */
const SIGNED_OUT_KEY = 'signed-out';

/** Among the drafts: the sign-out after which they were typed. No user's draft has this name. */
const AFTER = 'after';

type Drafts = Record<string, string>;

const isDrafts = (value: unknown): value is Drafts =>
    typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string');

/** What tells one explicit sign-out from another; '' when there was none. */
export const lastSignOut = (): string => local.get(SIGNED_OUT_KEY) ?? '';

export const readDrafts = (): Readonly<Drafts> => perTab.getJson(KEY, isDrafts) ?? {};

/** Keeps a draft, or with null forgets it. */
export function writeDraft(name: string, text: string | null): void {
    const { [name]: _before, [AFTER]: _after, ...others } = readDrafts();
    const drafts = text === null ? others : { ...others, [name]: text };
    if (Object.keys(drafts).length === 0) perTab.remove(KEY);
    else perTab.setJson(KEY, { ...drafts, [AFTER]: lastSignOut() });
}

/** Notes an explicit sign-out, for every tab, and drops the drafts of this one. */
export function noteSignOut(): void {
    local.set(SIGNED_OUT_KEY, String(Date.now()));
    perTab.remove(KEY);
}

/** Drops drafts that were typed before an explicit sign-out, wherever that was. */
export function dropOldDrafts(): void {
    if ((readDrafts()[AFTER] ?? '') !== lastSignOut()) perTab.remove(KEY);
}

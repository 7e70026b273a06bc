import type { User } from './types';

/** How a key's label follows the key to another user. Pure. */

type Named = Pick<User, 'email' | 'alias'>;

/** Ends a text within a word, or after the hyphen, apostrophe or point inside one: "Anna-Lena", "jo.anna@x.example". */
const WORD_BEFORE = /[\p{L}\p{M}\p{N}\p{Emoji_Modifier}_\u200C\u200D][-'’.@+]?$/u;
/** Begins a text within a word. */
const WORD_AFTER = /^[-'’.@+]?[\p{L}\p{M}\p{N}\p{Emoji_Modifier}_\u200C\u200D]/u;

/**
 * Returns the key's label with the name or e-mail address of a previous user replaced by the new user's name, where it stands as whole words;
 * otherwise the label as it is.
 */
export function movedLabel(label: string, holders: readonly Named[], next: Named): string {
    const names = holders.flatMap(({ alias, email }) => [alias.trim(), email.trim()]).filter(Boolean);
    for (const name of names) {
        const pattern = new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
        for (const { 0: found, index } of label.matchAll(pattern)) {
            const before = label.slice(0, index);
            const rest = label.slice(index + found.length);
            if (!WORD_BEFORE.test(before) && !WORD_AFTER.test(rest)) return before + (next.alias || next.email) + rest;
        }
    }
    return label;
}

import type publicTexts from './en/public';
import type { PublicKey, Translation } from './messages';

/** The texts of the public pages. */
export type PublicMessages = Translation<typeof publicTexts>;

/** Translates a key; `%{name}` in the text is replaced by `values.name`. */
export type Translate = (key: PublicKey, values?: Readonly<Record<string, string | number>>) => string;

const FILES = import.meta.glob<PublicMessages>('./*/public.ts', { import: 'default' });

/** Loads one language's texts of the public pages; an unknown language gets English. Rejects when the file cannot be loaded. */
export async function loadPublicMessages(language: string): Promise<PublicMessages> {
    const load = FILES[`./${language}/public.ts`];
    return load ? load() : (await import('./en/public')).default;
}

/** Creates the translate function for loaded texts. It only interpolates: public texts need no plurals. */
export function createPublicTranslate(messages: PublicMessages): Translate {
    return (key, values = {}) => {
        let found: unknown = messages;
        for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
        if (typeof found !== 'string') return key;
        return found.replace(/%\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
    };
}

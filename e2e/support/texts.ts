import { readdirSync } from 'node:fs';
import { mergeTexts } from '../../i18n/merge';
import type { Language } from '../../src/config/language';
import type { English, Translation } from '../../i18n/messages';
import type { PublicMessages } from '../../i18n/public';

/** Every language, by the folders of the texts: `src/config` itself is made for the browser. */
export const LANGUAGES = readdirSync('i18n', { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name as Language);

/** All texts of a language, those of the public pages too: Playwright has no `import.meta.glob`, so the files are read here. */
export async function textsOf(language: Language): Promise<Translation<English> & PublicMessages> {
    const files = readdirSync(`i18n/${language}`).filter(file => file !== 'index.ts');
    const modules = files.map(async file => (await import(`../../i18n/${language}/${file}`)) as { default: object });
    return mergeTexts((await Promise.all(modules)).map(module => module.default)) as Translation<English> & PublicMessages;
}

type Tree = { [key: string]: string | Tree };

/** A pattern for the text of a key at the start of a text on the page; anything may stand for its placeholders, and any plural form is one. */
export function patternOf(messages: object, key: string): RegExp {
    const text = key
        .split('.')
        .reduce<string | Tree | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), messages as Tree);
    if (typeof text !== 'string') throw new Error(`There is no text ${key}.`);
    const forms = text.split(' |||| ').map(form => form.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/%\{\w+\}/g, '.+'));
    return new RegExp(`^(?:${forms.join('|')})`);
}

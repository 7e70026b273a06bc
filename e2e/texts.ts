import { readdirSync } from 'node:fs';
import type { Language } from '../src/config/language';
import type { Messages, Translation } from '../i18n/messages';
import type { PublicMessages } from '../i18n/public';

/** Every language, by the folders of the texts: `src/config` itself is made for the browser. */
export const LANGUAGES = readdirSync('i18n', { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name as Language);

/** All texts of a language, those of the public pages too: Playwright has no `import.meta.glob`, so the files are read here. */
export async function textsOf(language: Language): Promise<Translation<Messages> & PublicMessages> {
    const files = readdirSync(`i18n/${language}`).filter(file => file !== 'index.ts');
    const modules = files.map(async file => (await import(`../i18n/${language}/${file}`)) as { default: object });
    return Object.assign({}, ...(await Promise.all(modules)).map(module => module.default)) as Translation<Messages> &
        PublicMessages;
}

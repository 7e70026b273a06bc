import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId, resetHeadings } from 'marked-gfm-heading-id';
import { LANGUAGE_NAMES, type Language } from '../../i18n/languages';
import { PORTAL_NAMES } from '../brand';
import { documentPage } from '../guide/document';

/** The accessibility statement in every language, and the report in English (ACCESS-1). */

const FOLDER = 'docs/accessibility';
export const STATEMENT_LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The texts of the pages themselves. */
const WORDS: Readonly<Record<Language, { toPortal: string; contents: string; skip: string }>> = {
    de: { toPortal: 'Zum Portal', contents: 'Inhalt', skip: 'Zum Inhalt springen' },
    en: { toPortal: 'To the portal', contents: 'Contents', skip: 'Skip to content' },
    fr: { toPortal: 'Vers l’espace client', contents: 'Sommaire', skip: 'Aller au contenu' },
    it: { toPortal: 'All’area clienti', contents: 'Contenuto', skip: 'Vai al contenuto' },
    nl: { toPortal: 'Naar het portaal', contents: 'Inhoud', skip: 'Naar de inhoud' },
    pl: { toPortal: 'Do portalu', contents: 'Spis treści', skip: 'Przejdź do treści' },
    sk: { toPortal: 'Do portálu', contents: 'Obsah', skip: 'Prejsť na obsah' },
};

/** The day on which the report was made, written out. */
function dayOfReport(language: Language): string {
    const { date } = JSON.parse(readFileSync(`${FOLDER}/runs.json`, 'utf8')) as { date: string };
    return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(date),
    );
}

/** The operator's contact, which `renderStatement` (deploy/page.mjs) fills in. */
const withContact = (html: string): string => html.replace('<a href="contact:">', '<a class="contact" href="">');

interface Source {
    language: Language;
    text: string;
    /** links to the other pages, before the text */
    others: string;
    typeface: string;
}

function page({ language, text, others, typeface }: Source): string {
    resetHeadings();
    const content = new Marked(gfmHeadingId()).parse(text, { async: false });
    const headings = getHeadingList();
    const parts = headings
        .filter(({ level }) => level === 2)
        .map(({ id, text: words }) => `<li><a href="#${id}">${words}</a></li>`);
    const { toPortal, contents, skip } = WORDS[language];
    return documentPage({
        ...{
            language,
            typeface,
            skip,
            name: PORTAL_NAMES[language],
            content: `<p class="languages">${others}</p>\n${withContact(content)}`,
        },
        title: headings.find(({ level }) => level === 1)?.text ?? '',
        links: `<a href="/">${toPortal}</a>`,
        contents: { name: contents, list: `<ul>${parts.join('')}</ul>` },
    });
}

const statementLink = (language: Language): string =>
    `<a href="/accessibility/${language}.html" lang="${language}" hreflang="${language}">${LANGUAGE_NAMES[language]}</a>`;

/** The statement in a language. */
export function statementPage(language: Language, typeface: string): string {
    const text = readFileSync(`${FOLDER}/${language}.md`, 'utf8').replace('%{date}', dayOfReport(language));
    const others = STATEMENT_LANGUAGES.filter(other => other !== language).map(statementLink);
    return page({ language, typeface, text, others: others.join('\n') });
}

/** The report on each criterion. */
export const reportPage = (typeface: string): string =>
    page({
        language: 'en',
        typeface,
        text: readFileSync(`${FOLDER}/report.md`, 'utf8'),
        others: '<a href="/accessibility/en.html">Accessibility statement</a>',
    });

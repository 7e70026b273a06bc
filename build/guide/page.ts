import { readFileSync } from 'node:fs';
import { Marked, type Tokens } from 'marked';
import { getHeadingList, gfmHeadingId, resetHeadings } from 'marked-gfm-heading-id';
import { PORTAL_NAMES } from '../brand';
import { replaced } from '../replaced';
import { documentPage } from './document';

/** The languages of the guide, with the texts of the page itself; other languages of the portal link to the English one (GUIDE-1). */
const GUIDE = {
    en: { name: 'English', toPortal: 'To the portal', contents: 'Contents', skip: 'Skip to content' },
    de: { name: 'Deutsch', toPortal: 'Zum Portal', contents: 'Inhalt', skip: 'Zum Inhalt springen' },
} as const;
export type GuideLanguage = keyof typeof GUIDE;
export const GUIDE_LANGUAGES = Object.keys(GUIDE) as GuideLanguage[];

export const GUIDE_FOLDER = 'docs/guide';

/** The position of the width in a PNG file, in bytes; the height follows it. */
const PNG_WIDTH = 16;
const PNG_HEIGHT = 20;

/** Where the build puts a picture, e.g. `de/users.png`, and a file of the typeface, e.g. `latin`. */
export interface Places {
    picture(path: string): string;
    /** the style sheet of the typeface; empty while developing */
    typeface: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A picture with its caption; a click shows it in its own size. */
function figure({ href, text }: Tokens.Image, places: Places): string {
    const file = readFileSync(`${GUIDE_FOLDER}/${href}`);
    const [width, height] = [file.readUInt32BE(PNG_WIDTH), file.readUInt32BE(PNG_HEIGHT)];
    const source = places.picture(href);
    return (
        `<figure><a href="${source}"><img src="${source}" width="${width}" height="${height}" alt="${escaped(text)}" loading="lazy"></a>` +
        `<figcaption>${escaped(text)}</figcaption></figure>\n`
    );
}

/** The contents: tasks (level 3) below their parts (level 2). */
function contents(): string {
    const parts: string[] = [];
    for (const { level, id, raw } of getHeadingList()) {
        const link = `<a href="#${id}">${escaped(raw)}</a>`;
        if (level === 2) parts.push(`<li>${link}<ul></ul></li>`);
        else if (level === 3) parts[parts.length - 1] = replaced(parts.at(-1) ?? '', '</ul></li>', `<li>${link}</li></ul></li>`);
    }
    return `<ul>${parts.join('')}</ul>`;
}

const others = (language: GuideLanguage): string =>
    GUIDE_LANGUAGES.filter(other => other !== language)
        .map(other => `<a href="/guide/${other}.html" lang="${other}" hreflang="${other}">${GUIDE[other].name}</a>`)
        .join('');

/** The guide in a language as a complete page, from `docs/guide/<language>.md`. */
export function guidePage(language: GuideLanguage, places: Places): string {
    const words = GUIDE[language];
    resetHeadings();
    const marked = new Marked(gfmHeadingId(), {
        renderer: {
            // A picture is in its own paragraph.
            paragraph({ tokens }) {
                const [first] = tokens;
                return first?.type === 'image' && tokens.length === 1 ? figure(first as Tokens.Image, places) : false;
            },
        },
    });
    const text = marked.parse(readFileSync(`${GUIDE_FOLDER}/${language}.md`, 'utf8'), { async: false });
    const title = getHeadingList().find(({ level }) => level === 1)?.raw ?? '';
    const name = PORTAL_NAMES[language];
    return documentPage({
        ...{ language, title, name, typeface: places.typeface, skip: words.skip, content: text },
        links: `${others(language)}<a href="/">${words.toPortal}</a>`,
        contents: { name: words.contents, list: contents() },
    });
}

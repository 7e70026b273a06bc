import type { OwnTexts, Settings } from './settings.mjs';

/** What a build knows of a text. */
export interface KnownText {
    /** the files of a language that have it */
    sources: readonly string[];
    /** characters of its longest translation */
    longest: number;
    /** its placeholders, with commas between them */
    placeholders: string;
    /** it has plural forms */
    hasForms: boolean;
}

/** What a build knows of its texts. */
export interface Words {
    catalogue: Readonly<Record<string, KnownText>>;
    /** the sign-in page's first state by language, each text marked with its key */
    first: Readonly<Record<string, string>>;
}

export function readWords(settings: Pick<Settings, 'texts'>, dist: string): (Words & { manifest: unknown }) | null;
/** The sign-in page's first state without its marks. */
export function withoutMarks(html: string, own?: Readonly<Record<string, string>>): string;
export function withOwnFirstStates(page: string, texts: OwnTexts, words: Pick<Words, 'first'>): string;
export function writeOwnTexts(site: string, texts: OwnTexts, words: Words & { manifest: unknown }): void;

import type { Engine } from './test';

/** Which of the journeys an engine runs, by the beginnings of their titles. `tests/e2e/engines.test.ts` finds each of them. */

/** The tour of `npm test`, in Firefox and WebKit. */
const BOTH = [
    'from sign-in to a renamed licence by keyboard alone',
    'the rows per page can be chosen',
    'by mouse: who has this key',
    'by keyboard: a machine',
    'are saved as a ZIP file, each fetched once',
    'many at once lead to one sign-in page',
    'focuses its field, keeps the focus inside',
    'a menu supports the keys of the ARIA pattern',
    'renames a licence: refused if empty',
    'a film as ',
    'the browser’s own events print a list too',
    'the phone’s back button restores the search',
];

/** WebKit's driver does not hear of tabs that a page opens, its window has one tab in front, and a bar in it once a file is saved. */
const FIREFOX_ALONE = [
    'the file has what the search and the state find',
    'a reload in the middle asks first',
    'two tabs show the same job',
    'opens in a new tab from the name and the row',
    'has captions, speed, quality, picture in picture',
    'ends the session on the server, here and in every tab',
];

export const TOURS: Readonly<Record<Exclude<Engine, 'chromium'>, readonly string[]>> = {
    firefox: [...BOTH, ...FIREFOX_ALONE],
    webkit: [...BOTH, 'because its code is missing offers to reload'],
};

/** What Firefox's driver cannot judge, by the reason. */
export const UNJUDGED: Readonly<Record<string, readonly string[]>> = {
    'the text of an error on the console': ['because its code is missing offers to reload'],
    'Back to another document, at which it sometimes hangs': ['a new document never takes another page’s scroll position'],
};

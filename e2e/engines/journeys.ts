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
    'the finder leads to what stops a user',
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
    // Not that code is missing: once in about twenty, WebKit's driver answers nothing more after a module that it refused.
    webkit: BOTH,
};

/** What Firefox's driver cannot judge, by the reason. */
export const UNJUDGED: Readonly<Record<string, readonly string[]>> = {
    'the text of an error on the console': [
        'because its code is missing offers to reload',
        'because the server sends the start page in place of its code',
        'a list whose table’s code is gone offers to reload the page',
        'a page load sends at most ten reports, the same failure once',
        'a 401 of any read leads to the sign-in page with one message',
    ],
    'Back to another document, at which it sometimes hangs': [
        'a new document never takes another page’s scroll position',
        'a deep link leads to its page, with its query, and Back does not show the form again',
    ],
    'a click, before which it scrolls a page whose sidebar stays': [
        'Back and a reload restore the scroll position, a new page starts at its top',
    ],
    'a document whose code is held back, which it never counts as begun': ['the support desk opens such a window for each user'],
    'what comes right after a request that it was told to refuse': [
        'has links that are large enough for a finger before its font has arrived',
    ],
    'some questions to all elements of a list at once, at which the tab ends': ['are shown by variant, role and time'],
    'paper, more motion, more contrast, the system’s colours: it has no command for media features': [
        'the record lists what the person has completed and begun',
        'the last frame offers the next video, which plays by itself',
        'the last frame takes the focus from the picture that it covers',
        'the system’s colours ',
        'more contrast, if requested, ',
        'a list prints as a table',
        ' prints in black on white',
        'whole texts are on paper',
        'deadlines begin on the first sheet',
        'the result of work on many prints',
        'licences and groups are on paper',
        'seats over time are on paper',
        'the figures before a renewal are on one sheet',
        'the appearance is light, dark or the system’s',
        ' and dark, it has its words, its name',
    ],
    'fingers: it has no touch screen': [
        'the buttons are in the middle instead of in the bar',
        'the picture is as wide as the screen and stays above the comments',
        'a column is resized at its edge',
    ],
    'a double click, and a press that is released elsewhere': [
        'says where it goes on, from the beginning on request',
        'a link shows at once that it is pressed',
        'a column gets the width to which its edge is dragged',
    ],
    'shifts of the page, which Firefox does not measure': ['an operator’s path gets patterns, keys and figures'],
    'the protocol of Chromium’s tools': [
        'what appears beside a list while one types and selects restyles no rows of it',
        'what a selection and an input method are about to replace stays so',
        '10,000 users are selected at once',
    ],
    'the address of a download': ['are downloaded as a PDF under their name'],
    'a permission for the clipboard': ['searches by token, sorts by expiry, and copies a token'],
    'the last call of a tab that is closed': ['change the owner when it closes'],
    'what comes from the browser’s cache, which it switches off': ['a second visit loads no code, style or typeface again'],
    'pixels: the baseline of a link in a cell is 1.8 px lower': ['the contents of a row are centred on one line'],
};

import { act, ADMIN, answer, fault, fill, press, read, READER, see, seenBy, steps, USER, type Step, type View } from './view';

/** The academy: browsing, searching, watching, commenting, its session and membership. */

const NORTHFIELD = 'admin@northfield.example';
const LEHMANN = 'admin@lehmann.example';
/** watched before, with the user's own comments */
const ROOM = '/academy/d11/v102';

/** Waits for the player, which needs a valid licence. */
const player: Step = see('media-controller');

/** Types a number of additional licences. */
const order = (extras: string): Step => steps(fill('membership.extras', extras), press('membership.modify'));

/** Sets the result of the licence check, and shows it in the panel. */
const state = (name: string): Pick<View, 'arrange' | 'reach'> => ({
    arrange: ({ page }) =>
        page.route('**/api/academy/auth/validate', route => route.fulfill({ json: { data: { state: name } } })),
    reach: async stage => {
        const button = stage.page.locator('[data-academy-panel] button[aria-expanded]').first();
        await stage.page
            .getByText(stage.say(`academy.session.states.${name}.title`))
            .first()
            .waitFor();
        if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    },
});

export const academyViews: readonly View[] = [
    ...seenBy([ADMIN, READER, USER, NORTHFIELD], { name: 'academy: categories', open: '/academy' }),
    ...['missing', 'occupied', 'invalid', 'error', 'pending'].flatMap(name =>
        seenBy([ADMIN, USER], { name: `academy: licence ${name}`, open: '/academy', ...state(name) }),
    ),
    {
        name: 'academy: licence not checked',
        who: USER,
        open: '/academy',
        arrange: fault('academy/auth/validate'),
        reach: read('academy.session.states.checkFailed.title'),
    },
    {
        name: 'academy: licence freed',
        who: USER,
        open: '/academy',
        reach: async stage => {
            const button = stage.page.locator('[data-academy-panel] button[aria-expanded]').first();
            await stage.page.getByText(stage.say('academy.session.states.valid.title')).first().waitFor();
            await button.click();
            await press('academy.session.actions.release')(stage);
            await stage.page.getByText(stage.say('academy.session.states.released.title')).first().waitFor();
            if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
        },
    },
    ...seenBy([ADMIN, USER], { name: 'academy: learning record', open: '/academy/record', reach: see('main table, main li h2') }),
    { name: 'academy: learning record, nothing yet', who: READER, open: '/academy/record' },
    {
        name: 'academy: learning record, a course missing',
        who: USER,
        open: '/academy/record',
        arrange: fault('academy/directories/d2/playlist'),
        reach: see('main [role=alert]'),
    },
    { name: 'academy: no courses', who: USER, open: '/academy', arrange: answer(/^academy\/directories$/, []) },
    { name: 'academy: category', who: USER, open: '/academy/d1' },
    { name: 'academy: course', who: USER, open: '/academy/d11' },
    { name: 'academy: course without a licence', who: 'colleague of admin@lehmann.example', open: '/academy/d12' },
    { name: 'academy: nothing in it yet', who: USER, open: '/academy/d5' },
    { name: 'academy: search, before', who: USER, open: '/academy/search' },
    { name: 'academy: search, found', who: USER, open: '/academy/search?query=raum' },
    { name: 'academy: search, nothing found', who: USER, open: '/academy/search?query=zzzz' },
    {
        name: 'academy: search below the field',
        who: USER,
        open: '/academy',
        reach: steps(({ page }) => page.locator('main input').first().pressSequentially('raum'), see('[role=option]')),
    },
    ...seenBy([ADMIN, USER], { name: 'academy: video', open: ROOM, reach: player }),
    { name: 'academy: video with comments of others', who: USER, open: '/academy/d1/v101', reach: player },
    {
        name: 'academy: keys of the player',
        who: USER,
        open: ROOM,
        reach: steps(see('media-controller'), press('academy.player.keys.button')),
        layer: 'panel',
        shows: ['KeyHelp'],
        desk: true,
    },
    {
        name: 'academy: comment that a link leads to',
        who: USER,
        open: '/academy/d1/v101#comment=cm3/cm5',
        reach: steps(player, see('article[data-linked]')),
    },
    {
        name: 'academy: last frame',
        who: USER,
        open: '/academy/d2/v201',
        reach: async ({ page, say }) => {
            const media = page.locator('media-controller > [slot=media]');
            await media.waitFor();
            await media.evaluate(async (video: HTMLVideoElement) => {
                while (!(video.duration > 0)) await new Promise(resolve => video.addEventListener('loadedmetadata', resolve));
                video.currentTime = video.duration - 0.3;
                await video.play();
            });
            await page.getByRole('button', { name: say('academy.player.again') }).waitFor();
        },
    },
    { name: 'academy: stream', who: USER, open: '/academy/d3/v301', reach: player },
    { name: 'academy: framed player', who: USER, open: '/academy/d11/v105', reach: see('main iframe') },
    { name: 'academy: video in preparation', who: USER, open: '/academy/d4/v402', reach: read('academy.player.placeholder') },
    { name: 'academy: video without comments', who: USER, open: '/academy/d2/v203', reach: player },
    {
        name: 'academy: video without a licence',
        who: 'colleague of admin@lehmann.example',
        open: '/academy/d11/v103',
        reach: read('academy.player.paywallTitle'),
    },
    {
        name: 'academy: edit a comment',
        who: USER,
        open: ROOM,
        reach: steps(press('modal.edit'), see('article textarea')),
    },
    {
        name: 'academy: reply to a comment',
        who: USER,
        open: '/academy/d1/v101',
        reach: steps(
            press('academy.comments.replies'),
            press('academy.comments.reply'),
            fill('academy.comments.replyLabel', 'Danke!'),
        ),
    },
    {
        name: 'academy: delete a comment',
        who: USER,
        open: ROOM,
        reach: press('modal.delete'),
        layer: 'modal',
        shows: ['CommentItem'],
    },
    ...seenBy([ADMIN, READER, USER, LEHMANN, NORTHFIELD], { name: 'academy: membership', open: '/academy/membership' }),
    {
        name: 'academy: membership, refused',
        who: LEHMANN,
        open: '/academy/membership',
        reach: act('membership.order'),
    },
    {
        name: 'academy: order while one is under way',
        who: ADMIN,
        open: '/academy/membership',
        reach: steps(
            order('5'),
            // An order whose page is left at once may not have been sent.
            ({ page }) => page.waitForURL('**/academy'),
            ({ page }) => page.goto('/academy/membership'),
            order('6'),
        ),
        layer: 'modal',
        shows: ['OrderForm'],
    },
    {
        name: 'academy: terminate the membership',
        who: ADMIN,
        open: '/academy/membership',
        reach: press('membership.endButton'),
        layer: 'modal',
        shows: ['Termination'],
    },
    { name: 'academy: redirect', who: USER, open: '/redirects/academy' },
];

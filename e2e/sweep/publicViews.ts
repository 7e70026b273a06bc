import type { Language } from '../../src/config/language';
import { TRAINEE } from '../public/educationPage';
import { notices } from './shellViews';
import { fault, fill, pressInShell, see, steps, USER, type Step, type View } from './view';

/** The public pages in all their states. */

const MOVER = 'siobhan.obrien@northfield.example';
const NEW = 'inactive@holzmann.example';
const MULTI = 'multi@planwerk.example';

const mailTo =
    (address: string, kind: string): View['open'] =>
    async mock =>
        (await mock.mail(address, kind)).link ?? '';

const submit: Step = ({ page }) => page.locator('form button[type=submit]').click({ force: true });
const signIn = (email: string, password = 'portal'): Step =>
    steps(fill('auth.email', email), ({ page }) => page.locator('input[type=password]').fill(password), submit);
const newPassword = (first: string, second: string): Step =>
    steps(
        see('input[type=password]'),
        async ({ page }) => {
            await page.locator('input[type=password]').first().fill(first);
            await page.locator('input[type=password]').last().fill(second);
        },
        submit,
    );
const done =
    (reach: Step): Step =>
    async stage => {
        const before = (await stage.page.locator('h1').textContent()) ?? '';
        await reach(stage);
        await stage.page.locator('h1').filter({ hasNotText: before }).waitFor();
    };

/** Fills in the whole form, by its fields' names, because it is examined in every language. */
const fillRegistration: Step = async ({ page }) => {
    for (const name of ['forename', 'surname', 'street', 'zip', 'city', 'school', 'citySchool']) {
        await page.locator(`[name=${name}]`).fill('Wald 3');
    }
    await page.locator('[name=email]').fill(TRAINEE);
    for (const name of ['degree', 'sector', 'gradMonth', 'gradYear'])
        await page.locator(`[name=${name}]`).selectOption({ index: 1 });
    for (const name of ['consentTerms', 'consentPrivacy']) await page.locator(`[name=${name}]`).check();
};

const visitor = (name: string, open: View['open'], reach?: Step, arrange?: Step): View => ({
    name: `public: ${name}`,
    who: null,
    open,
    reach,
    arrange,
});

const signOut: Step = steps(pressInShell('layout.account'), ({ page, say }) =>
    page.getByRole('menuitem', { name: say('layout.signOut') }).click(),
);
/** The sign-in page with a message, to which a signed-in user is sent back. */
const sentBack = (name: string, reach: Step, arrange?: Step): View => ({
    ...visitor(`sign-in, ${name}`, '/dashboard', steps(reach, see('.p-card .p-message')), arrange),
    who: USER,
});

const inGuide = (language: Language): Language => (language === 'de' ? 'de' : 'en');

/** Pages beside the portal (ACCESS-1, GUIDE-1). */
const documents: readonly View[] = [
    {
        ...visitor('accessibility statement', (_mock, language) => `/accessibility/${language}.html`),
        document: language => language,
    },
    { ...visitor('accessibility report', '/accessibility/report.html'), document: () => 'en' },
    { ...visitor('guide', (_mock, language) => `/guide/${inGuide(language)}.html`), document: inGuide },
];

export const publicViews: readonly View[] = [
    ...documents,
    sentBack('session ended', see('.p-card'), fault('user', 'status', 401)),
    sentBack('signed out', signOut),
    sentBack('signing out not confirmed', signOut, fault('user/token', 'status', 500, 'DELETE')),
    visitor('sign-in', '/'),
    visitor('sign-in for the academy', '/?mode=auth&redirect=academy'),
    visitor('sign-in, no e-mail address', '/', steps(fill('auth.email', 'nobody'), submit, see('[aria-invalid=true]'))),
    visitor('sign-in, wrong password', '/', steps(signIn(MULTI, 'wrong'), see('[aria-invalid=true]'))),
    visitor('sign-in, server fails', '/', steps(signIn(MULTI), see('[role=alert]')), fault('user/token')),
    visitor('sign-in, choice of the customer', '/', done(signIn(MULTI))),
    visitor('notices', '/', ({ page, say }) => page.getByRole('region', { name: say('notices.region') }).waitFor(), notices),
    visitor('a new version', '/', async ({ page, mock }) => {
        await page.waitForFunction(() => sessionStorage.getItem('portal-version') !== null);
        await mock.renewDeployment();
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        await page.locator('.p-offer').waitFor();
    }),
    visitor('password: request', '/recover-password'),
    visitor('password: request, no e-mail address', '/recover-password', steps(submit, see('[aria-invalid=true]'))),
    visitor('password: requested', '/recover-password', done(steps(fill('auth.email', NEW), submit))),
    visitor(
        'password: request fails',
        '/recover-password',
        steps(fill('auth.email', NEW), submit, see('[role=alert]')),
        fault('password/recover'),
    ),
    visitor('password: new', mailTo(NEW, 'activation'), see('input[type=password]')),
    visitor('password: too short', mailTo(NEW, 'activation'), steps(newPassword('abc', 'abc'), see('[aria-invalid=true]'))),
    visitor(
        'password: repeated otherwise',
        mailTo(NEW, 'activation'),
        steps(newPassword('geheimnis', 'geheimnus'), see('[aria-invalid=true]')),
    ),
    visitor(
        'password: saved',
        mailTo(NEW, 'activation'),
        steps(see('input[type=password]'), done(newPassword('geheimnis', 'geheimnis'))),
    ),
    visitor('password: invalid link', '/recover-password?token=wrong'),
    {
        ...visitor(
            'password: link being checked',
            '/recover-password?token=wrong',
            undefined,
            fault('password/validateToken', 'delay'),
        ),
        loading: true,
    },
    visitor('password: link not checked', '/recover-password?token=wrong', see('[role=alert]'), fault('password/validateToken')),
    visitor('activation', '/activate-user'),
    visitor('activation: invalid link', '/activate-user?token=wrong', see('.p-button')),
    visitor(
        'activation: link void meanwhile',
        mailTo(NEW, 'activation'),
        steps(see('input[type=password]'), done(newPassword('geheimnis', 'geheimnis'))),
        fault('password/reset', 'status', 404),
    ),
    visitor(
        'activation: fails',
        mailTo(NEW, 'activation'),
        steps(newPassword('geheimnis', 'geheimnis'), see('[role=alert]')),
        fault('password/reset'),
    ),
    visitor('education: request', '/activate-edu'),
    visitor('education: requested', '/activate-edu', done(steps(fill('auth.email', TRAINEE), submit))),
    visitor('education: invalid link', '/activate-edu?token=wrong'),
    visitor('education: link not checked', '/activate-edu?token=wrong', see('[role=alert]'), fault('edu/validateToken')),
    visitor('education: form', mailTo(TRAINEE, 'education'), see('select')),
    visitor('education: form, refused', mailTo(TRAINEE, 'education'), steps(see('select'), submit, see('[aria-invalid=true]'))),
    visitor('education: sent', mailTo(TRAINEE, 'education'), steps(see('select'), done(steps(fillRegistration, submit)))),
    visitor(
        'education: link void meanwhile',
        mailTo(TRAINEE, 'education'),
        steps(see('select'), done(steps(fillRegistration, submit))),
        fault('edu/activate', 'status', 404),
    ),
    visitor('transfer: form', mailTo(MOVER, 'transfer'), see('input[type=checkbox]')),
    visitor(
        'transfer: done',
        mailTo(MOVER, 'transfer'),
        steps(see('input[type=checkbox]'), done(steps(({ page }) => page.getByRole('checkbox').check(), submit))),
    ),
    visitor(
        'transfer: fails',
        mailTo(MOVER, 'transfer'),
        steps(({ page }) => page.getByRole('checkbox').check(), submit, see('[role=alert]')),
        fault('transfer/approve'),
    ),
    visitor('transfer: invalid link', '/transfer-user?token=wrong'),
    visitor('transfer: link not checked', '/transfer-user?token=wrong', see('[role=alert]'), fault('transfer/validateToken')),
];

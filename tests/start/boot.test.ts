import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PORTAL_NAMES } from '#build/brand';
import { BRAND } from '#src/config/env';
import { isProtected, paths } from '#src/config/paths';
import type { User } from '#dataProvider/types';
import { settings } from '#src/config/settings';
import { makeCustomer, makeUser } from '../support/builders';
import { fakeServer } from '../support/fakeFetch';

const root = document.documentElement;

/** Loads a page: fresh modules without any state. */
async function boot(path = '/'): Promise<void> {
    vi.resetModules();
    window.history.replaceState(null, '', path);
    (await import('#src/start/boot')).boot();
}

beforeEach(() => {
    root.dataset.settings = JSON.stringify(settings);
    for (const name of ['lang', 'data-theme', 'data-signed-in', 'data-sidebar', 'data-brand', 'data-typeface'])
        root.removeAttribute(name);
});

describe('boot script', () => {
    it.each([
        ['light', false, 'light'],
        ['dark', false, 'dark'],
        ['system', true, 'dark'],
        ['nonsense', true, 'dark'],
        [null, false, 'light'],
    ])('theme mode %s with a dark system (%s) shows %s', async (mode, systemIsDark, shown) => {
        if (mode !== null) localStorage.setItem('theme-mode', mode);
        const query = Object.assign(window.matchMedia('(prefers-color-scheme: dark)'), { matches: systemIsDark });
        vi.spyOn(window, 'matchMedia').mockReturnValue(query);
        await boot();
        expect(root).toHaveAttribute('data-theme', shown);
    });

    it.each([
        ['fr', ['de'], 'fr'],
        [null, ['xx', 'pl-PL', 'de'], 'pl'],
        ['FR-ca', ['de'], 'fr'],
        ['xx', ['es'], 'en'],
    ])('stored language %s and the browser’s %j give %s', async (stored, languages, lang) => {
        if (stored !== null) localStorage.setItem('language', stored);
        vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
        await boot();
        expect(root.lang).toBe(lang);
    });

    it.each([
        ['it', ['it', 'nl-NL'], 'nl'],
        ['it', ['it', 'en'], 'de'],
    ])(
        'stored language %s and the browser’s %j give %s where only German and Dutch are offered',
        async (stored, languages, lang) => {
            root.dataset.settings = JSON.stringify({ ...settings, languages: ['nl', 'de'], defaultLanguage: 'de' });
            localStorage.setItem('language', stored);
            vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
            await boot();
            expect(root.lang).toBe(lang);
        },
    );

    it.each([
        ['/recover-password?token=a%2Bb', 'a+b', '/recover-password'],
        ['/activate-user?email=x%40y.example&amp;token=a+b', 'a+b', '/activate-user?email=x%40y.example'],
        ['/activate-edu?token=t&source=mail', 't', '/activate-edu?source=mail'],
        ['/transfer-user?token=', '', '/transfer-user'],
    ])('takes the token of %s from the address, before anything is fetched', async (address, token, left) => {
        await boot(address);
        expect(window.location.pathname + window.location.search).toBe(left);
        expect(window.history.state).toEqual({ usr: { token } });
    });

    it.each(['/?token=t', '/recover-password?email=x%40y.example', '/licences?token=t'])('leaves %s as it is', async address => {
        await boot(address);
        expect(window.location.pathname + window.location.search).toBe(address);
        expect(window.history.state).toBeNull();
    });

    it('loads the typeface a second after the first page, and has it from the start on the next', async () => {
        vi.useFakeTimers();
        const load = vi.fn().mockResolvedValue([{}]);
        Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
        await boot();
        window.dispatchEvent(new Event('load'));
        await vi.advanceTimersByTimeAsync(999);
        expect(load).not.toHaveBeenCalled();
        expect(root).not.toHaveAttribute('data-typeface');
        await vi.advanceTimersByTimeAsync(1);
        expect(root).toHaveAttribute('data-typeface');

        root.removeAttribute('data-typeface');
        const listen = vi.spyOn(window, 'addEventListener');
        await boot();
        expect(root).toHaveAttribute('data-typeface');
        expect(listen).not.toHaveBeenCalledWith('load', expect.anything());
        vi.useRealTimers();
        Reflect.deleteProperty(document, 'fonts');
    });

    it('keeps the system’s typeface if the portal’s cannot be loaded', async () => {
        vi.useFakeTimers();
        Object.defineProperty(document, 'fonts', { configurable: true, value: { load: vi.fn().mockRejectedValue(new Error()) } });
        await boot();
        window.dispatchEvent(new Event('load'));
        await vi.advanceTimersByTimeAsync(2000);
        expect(root).not.toHaveAttribute('data-typeface');
        expect(localStorage.getItem('typeface')).toBeNull();
        vi.useRealTimers();
        Reflect.deleteProperty(document, 'fonts');
    });

    it.each([
        ['sk', 'Zákaznícky portál'],
        ['en', 'Customer Portal'],
    ])('names the portal in %s %s, before and after the first paint', async (language, name) => {
        const script = document.createElement('script');
        script.dataset.names = JSON.stringify(PORTAL_NAMES);
        vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
        localStorage.setItem('language', language);
        await boot();
        expect([document.title, BRAND.name, root.style.getPropertyValue('--f-name')]).toEqual([name, name, `"${name}"`]);
    });

    it('keeps the name that an operator has configured', async () => {
        const script = document.createElement('script');
        script.dataset.names = JSON.stringify(PORTAL_NAMES);
        vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
        root.dataset.settings = JSON.stringify({ ...settings, brandName: 'Holzmann CAD' });
        localStorage.setItem('language', 'sk');
        await boot();
        expect([document.title, BRAND.name]).toEqual(['Holzmann CAD', 'Holzmann CAD']);
    });

    it.each([
        ['{"token":"secret"}', '/licences', true],
        ['{"token":"secret"}', '/', true],
        ['{"token":"secret"}', '/transfer-user', false],
        ['{"token":""}', '/licences', false],
        ['{"token":5}', '/licences', false],
        ['{', '/licences', false],
        ['null', '/licences', false],
        [null, '/licences', false],
    ])('token %s on %s shows the shell: %s', async (token, path, signedIn) => {
        if (token !== null) localStorage.setItem('token', token);
        await boot(path);
        expect(root.hasAttribute('data-signed-in')).toBe(signedIn);
    });

    it('shows the shell, with a token, on each path of src/config/paths.ts but those of the public pages', async () => {
        localStorage.setItem('token', '{"token":"secret"}');
        for (const path of Object.values(paths).map(of => (typeof of === 'string' ? of : of('x', 'y')))) {
            root.removeAttribute('data-signed-in');
            await boot(path);
            // With a token the sign-in page leads on to the dashboard.
            expect(root.hasAttribute('data-signed-in'), path).toBe(path === paths.signIn || isProtected(path));
        }
    });

    it('sends with a token what every page of the portal reads first, and without one nothing', async () => {
        const server = fakeServer({ 'GET customer': makeCustomer(), 'GET user': makeUser({ email: 'jan@holzmann.example' }) });
        await boot('/licences');
        expect(server.requests).toHaveLength(0);
        localStorage.setItem('token', '{"token":"T1"}');
        await boot('/licences');
        // The page's own client takes the responses.
        const { client } = await import('#src/client');
        const { data } = await client<User>('user');
        expect(data.email).toBe('jan@holzmann.example');
        await client('customer');
        expect(server.requests.map(({ path, headers }) => [path, headers.get('Authorization')])).toEqual([
            ['customer', 'Bearer T1'],
            ['user', 'Bearer T1'],
        ]);
    });

    it.each([
        [null, paths.signIn, ['frame.js', 'frame.css', 'wenig.js', 'form.js']],
        [null, paths.recoverPassword, ['frame.js', 'frame.css', 'wenig.js']],
        ['{"token":"secret"}', paths.licences, ['app.js', 'alles.js', 'list.js']],
        ['{"token":"secret"}', paths.signIn, ['app.js', 'alles.js', 'tiles.js']],
        ['{"token":"secret"}', paths.licenceKeys('a/b'), ['app.js', 'alles.js', 'list.js', 'keys.js']],
        ['{"token":"secret"}', `${paths.licenceKeys('1')}/`, ['app.js', 'alles.js', 'list.js', 'keys.js']],
        ['{"token":"secret"}', paths.licence('1'), ['app.js', 'alles.js']],
        ['{"token":"secret"}', paths.academy, ['app.js', 'alles.js', 'directory.js']],
        ['{"token":"secret"}', paths.academyDirectory('1'), ['app.js', 'alles.js', 'directory.js']],
        ['{"token":"secret"}', paths.academySearch, ['app.js', 'alles.js', 'search.js', 'suchen.js']],
        ['{"token":"secret"}', paths.transferUser, ['frame.js', 'frame.css', 'wenig.js']],
    ])('with the token %s on %s requests %j in parallel with the main script', async (token, path, files) => {
        const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
        script.dataset.code = JSON.stringify({
            in: {
                all: ['app.js'],
                pages: {
                    [paths.dashboard]: { files: ['tiles.js'] },
                    [paths.licences]: { files: ['list.js'] },
                    '/licences/:licence/keys': { files: ['list.js', 'keys.js'] },
                    '/academy/:directory?': { files: ['directory.js'] },
                    [paths.academySearch]: { files: ['search.js'], texts: { de: ['suchen.js'], en: ['searching.js'] } },
                },
                languages: { de: ['alles.js'] },
            },
            out: {
                all: ['frame.js', 'frame.css'],
                pages: { [paths.signIn]: { files: ['form.js'] } },
                languages: { de: ['wenig.js'] },
            },
        });
        vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
        localStorage.setItem('language', 'de');
        if (token !== null) localStorage.setItem('token', token);
        await boot(path);
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[href^="/assets/"]')];
        expect(links.map(link => link.getAttribute('href'))).toEqual(files.map(file => `/assets/${file}`));
        expect(links.map(({ rel }) => rel === 'stylesheet')).toEqual(files.map(file => file.endsWith('.css')));
        // The portal's layout waits for the sheets, also for one that cannot be loaded.
        let isStyled = false;
        void window.styled?.then(() => (isStyled = true));
        await Promise.resolve();
        const sheets = links.filter(({ rel }) => rel === 'stylesheet');
        expect(isStyled).toBe(sheets.length === 0);
        sheets.forEach((sheet, at) => sheet.dispatchEvent(new Event(at === 0 ? 'error' : 'load')));
        await expect.poll(() => isStyled).toBe(true);
        links.forEach(link => link.remove());
    });

    it.each([
        ['de', 'Die Seite konnte nicht geladen werden', 'Neu laden'],
        ['en', 'The page could not be loaded', 'Reload'],
    ])('says in %s that the main script is missing, and offers to reload', async (language, title, reload) => {
        localStorage.setItem('language', language);
        localStorage.setItem('token', '{"token":"secret"}');
        document.body.innerHTML = '<div><div class="p-card" aria-hidden="true"><i></i></div></div><img alt="">';
        const main = Object.assign(document.createElement('script'), { type: 'module' });
        document.body.append(main);
        await boot('/licences');
        // Pictures and preloaded files may be missing.
        document.querySelector('img')?.dispatchEvent(new Event('error'));
        expect(screen.queryByRole('heading')).toBeNull();
        expect(root).toHaveAttribute('data-signed-in');

        main.dispatchEvent(new Event('error'));
        expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
        expect(screen.getByRole('button', { name: reload })).toBeInTheDocument();
        expect(root).not.toHaveAttribute('data-signed-in');
        document.body.replaceChildren();
    });

    it.each([
        ['the frame', '<div><div>Brand</div><div class="p-card" aria-hidden="true"></div></div>'],
        ['the first sign-in page', '<div><header></header><main class="p-card"></main><footer></footer></div>'],
    ])('says that in the main part of %s, beside its header and footer', async (_what, page) => {
        document.body.innerHTML = page;
        const main = Object.assign(document.createElement('script'), { type: 'module' });
        document.body.append(main);
        await boot('/activate-edu');
        main.dispatchEvent(new Event('error'));
        const place = screen.getByRole('main');
        expect(within(place).getByRole('alert')).toContainElement(screen.getByRole('heading'));
        expect(place.querySelector('header, footer')).toBeNull();
        for (const role of page.includes('header') ? ['banner', 'contentinfo'] : []) expect(screen.getByRole(role)).toBeVisible();
        document.body.replaceChildren();
    });

    it('works without a storage', async () => {
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
            throw new Error('blocked');
        });
        await boot('/licences');
        expect(root).not.toHaveAttribute('data-signed-in');
        expect(root).toHaveAttribute('data-theme', 'light');
    });
});

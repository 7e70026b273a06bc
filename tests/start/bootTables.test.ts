import { expect, it, vi } from 'vitest';
import { paths } from '#src/config/paths';
import { settings } from '#src/config/settings';
import { makeCustomer, makeUser } from '../support/builders';
import { fakeServer } from '../support/fakeFetch';

/** The code of tables, which src/start/boot.ts requests beside that of the page (docs/adr/0020). */

it.each([
    [paths.users, {}, ['list.js', 'grid.js']],
    [paths.users, { cards: ['users'] }, ['list.js']],
    [paths.users, { isNarrow: true }, ['list.js']],
    [paths.contracts, { cards: ['contracts'] }, ['list.js', 'grid.js']],
    [paths.contracts, { cards: ['contracts', 'invoices'] }, ['list.js']],
    [paths.dashboard, {}, ['tiles.js']],
    [paths.licences, { role: 'ADMIN' }, ['list.js', 'grid.js']],
    [paths.licences, { role: 'READER_ADMIN' }, ['list.js', 'grid.js']],
    [paths.licences, { role: 'USER' }, ['list.js']],
    [paths.licences, {}, ['list.js']],
])('on %s with %j requests the code of tables only where there is one: %j', async (path, how, files) => {
    const { cards = [], isNarrow = false, role }: { cards?: string[]; isNarrow?: boolean; role?: string } = how;
    fakeServer({ 'GET customer': makeCustomer(), 'GET user': { ...makeUser(), role } });
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    const list = ['list.js'];
    script.dataset.code = JSON.stringify({
        in: {
            all: [],
            pages: {
                [paths.dashboard]: { files: ['tiles.js'] },
                [paths.users]: { files: list, tables: [{ list: 'users' }] },
                [paths.licences]: { files: list, tables: [{ list: 'licences', for: 'administrators' }] },
                [paths.contracts]: { files: list, tables: [{ list: 'contracts' }, { list: 'invoices' }] },
            },
            table: ['list.js', 'grid.js'],
            languages: {},
        },
    });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const query = window.matchMedia('(min-width: 768px)');
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(query, { matches: !isNarrow }));
    localStorage.setItem('token', '{"token":"secret"}');
    for (const name of cards) localStorage.setItem(`display-mode.${name}`, 'cards');
    document.documentElement.dataset.settings = JSON.stringify(settings);
    window.history.replaceState(null, '', path);
    vi.resetModules();
    (await import('#src/start/boot')).boot();
    // The role is in the body of a response.
    await new Promise(done => setTimeout(done, 20));
    const links = [...document.querySelectorAll('link[href^="/assets/"]')];
    expect(links.map(link => link.getAttribute('href'))).toEqual(files.map(file => `/assets/${file}`));
    links.forEach(link => link.remove());
});

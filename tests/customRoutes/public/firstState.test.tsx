import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { bootScript } from '#build/boot';
import { renderSignIn } from '#build/signInPage';
import { startNavigation } from '#src/app/navigation';
import { LANGUAGES, storeLanguage } from '#src/config/language';
import { paths, signInFor } from '#src/config/paths';
import { settings } from '#src/config/settings';
import { takeFirst } from '#src/app/takeFirst';
import { allowConsole } from '../../support/console';
import { fakeServer } from '../../support/fakeFetch';

/** The sign-in page's first state (ADR 19): what build/signInPage.tsx renders, src/start/firstState.ts shows and React takes over. */

const { code } = await bootScript(false);
const root = document.documentElement;
let container: HTMLElement;
let taken: Root | undefined;

beforeEach(() => {
    root.dataset.settings = JSON.stringify(settings);
    root.dataset.brand = 'Möbel & Söhne';
    document.body.innerHTML = '<div id="root"> <portal-frame><p>frame</p></portal-frame></div>';
    container = document.querySelector('#root') as HTMLElement;
});
afterEach(() => {
    act(() => taken?.unmount());
    taken = undefined;
    document.body.replaceChildren();
    delete root.dataset.brand;
});

/** Runs the script before the first paint, as built, in a page that has the first state in a language, and lets the parser reach the frame. */
async function show(language: (typeof LANGUAGES)[number], route = '/', state: unknown = null): Promise<void> {
    storeLanguage(language);
    const template = Object.assign(document.createElement('template'), { lang: language, innerHTML: await renderSignIn() });
    document.body.append(template);
    window.history.replaceState(state, '', route);
    const define = vi.spyOn(customElements, 'define').mockReturnValue();
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the built script is no module that could be imported
    new Function(code)();
    const frame = define.mock.calls[0]?.[1].prototype as { connectedCallback: () => void } | undefined;
    const place = document.querySelector('portal-frame');
    if (frame && place) frame.connectedCallback.call(place);
    // The parser goes on, with the text behind the frame.
    container.append('\n');
    template.remove();
}

/** Lets React take the page over, and something happen as soon as it has; returns what React found to be different. */
async function takeOver(then: () => void = () => undefined): Promise<unknown[]> {
    fakeServer();
    const different: unknown[] = [];
    const options = { onRecoverableError: (error: unknown) => different.push(error) };
    const show = (page: ReactElement) =>
        act(() => {
            taken ??= takeFirst(container, page, options);
            then();
        });
    onTestFinished(startNavigation({ show, loadPortal: () => Promise.reject(new Error('signed in')) }));
    await waitFor(() => expect(container).not.toHaveAttribute('data-first'));
    return different;
}

const field = (name: string) => container.querySelector(`input[name=${name}]`) as HTMLInputElement;

function texts(): Text[] {
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
    return found;
}

const wrap = (text: Text): void => text.replaceWith(Object.assign(document.createElement('i'), { textContent: text.data }));

it.each(LANGUAGES)('is the very page that React renders in %s', async language => {
    await show(language);
    expect(container.querySelector('header')).toHaveTextContent('Möbel & Söhne');
    expect(container.querySelector('a[target]')).toBeNull();
    const [before, email] = [container.querySelector('form')?.innerHTML, field('email')];
    expect(await takeOver()).toEqual([]);
    expect(container.querySelector('form')?.innerHTML).toBe(before);
    expect(field('email')).toBe(email);
});

it.each([paths.academySearch, paths.redirectAcademy])('has the academy’s link for those who come from %s', async path => {
    await show('de', signInFor(path));
    expect(container.querySelector('a[target]')).toHaveAttribute('href', settings.academyContactUrl);
});

it('has the languages that are offered, in their order', async () => {
    root.dataset.settings = JSON.stringify({ ...settings, languages: ['pl', 'de'] });
    await show('de');
    expect(container.querySelector('a[target]')).toBeNull();
    const select = container.querySelector('select') as HTMLSelectElement;
    expect([...select.options].map(({ value }) => value)).toEqual(['pl', 'de']);
    expect(select.value).toBe('de');
});

it('keeps what was typed, and does then what was pressed', async () => {
    // React's development build compares attributes too.
    allowConsole(/hydrated but some attributes/);
    await show('de');
    Object.assign(field('email'), { value: 'no address' });
    Object.assign(field('password'), { value: 'secret' });
    const submit = container.querySelector('[type=submit]') as HTMLButtonElement;
    submit.click();
    submit.form?.requestSubmit();
    expect(submit).toHaveAttribute('data-pressed');
    await takeOver();
    await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'));
    expect(submit).not.toHaveAttribute('data-pressed');
    expect([field('email').value, field('password').value]).toEqual(['no address', 'secret']);
});

it('is taken over before a translator can change it', async () => {
    await show('de');
    const email = field('email');
    expect(await takeOver(() => texts().forEach(wrap))).toEqual([]);
    expect(field('email')).toBe(email);
});

it.each([
    ['puts elements around its texts', wrap],
    ['changes its texts', (text: Text) => (text.data = `${text.data}!`)],
])('keeps what was typed, the focus, the caret and what was pressed when a translator %s', async (_how, change) => {
    await show('de');
    const [email, password] = [field('email'), field('password')];
    email.value = 'no address';
    password.value = 'secret';
    (container.querySelector('[type=submit]') as HTMLButtonElement).click();
    password.focus();
    password.setSelectionRange(2, 4);
    texts().forEach(change);

    expect(await takeOver()).toEqual([]);
    expect(field('email')).not.toBe(email);
    expect([field('email').value, field('password').value]).toEqual(['no address', 'secret']);
    // The form was sent, and refused because of its address.
    await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'));
    expect([field('password').selectionStart, field('password').selectionEnd]).toEqual([2, 4]);
    expect(container.querySelector('h1')?.textContent).not.toContain('!');
});

it.each([
    ['/recover-password', null, null],
    ['/', { usr: { notice: 'signed-out' } }, null],
    ['/', null, '{"token":"secret"}'],
])('leaves the frame on %s with the state %j and the token %s', async (route, state, token) => {
    if (token !== null) localStorage.setItem('token', token);
    storeLanguage('de');
    const template = Object.assign(document.createElement('template'), { lang: 'de', innerHTML: '<p>first</p>' });
    document.body.append(template);
    window.history.replaceState(state, '', route);
    const define = vi.spyOn(customElements, 'define').mockReturnValue();
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script is no module that could be imported
    new Function(code)();
    expect(define).not.toHaveBeenCalled();
    expect(container).toHaveTextContent('frame');
});

import { settings } from '../config/settings';

/**
 * The sign-in page's first state, which the build has written into index.html in each language (ADR 19, build/firstState.ts). It replaces the
 * frame as soon as the parser reaches that; customRoutes/public/firstState.ts hands it over to React.
 */

/** An element of that page, which always has it. */
const part = <Part extends Element>(page: HTMLElement, selector: string): Part => page.querySelector(selector) as Part;

/** Puts in what the operator has set, and removes what is not offered. */
function fill(page: HTMLElement, pathname: string): void {
    const { dataset, lang } = document.documentElement;
    part(page, '.f-mark + *').textContent = dataset.brand as string;
    const select = part<HTMLSelectElement>(page, 'select');
    select.replaceChildren(...settings.languages.map(language => part(page, `[value=${language}]`)));
    select.value = lang;
    const from = pathname === '/' ? String(new URLSearchParams(location.search).get('redirect')) : pathname;
    const contact = part<HTMLAnchorElement>(page, '[target]');
    if (settings.academyContactUrl && /^\/?(redirects\/)?academy/.test(from)) contact.href = settings.academyContactUrl;
    else contact.remove();
}

/** Holds back what is pressed, and marks it: it is pressed again once React is there. */
function holdPresses(page: HTMLElement, place: HTMLElement): void {
    page.onclick = page.onsubmit = (event: Partial<MouseEvent> & Event): void => {
        const pressed: HTMLElement | null =
            event.type === 'submit'
                ? part(page, '[type=submit]')
                : (event.target as Element).closest<HTMLElement>('button, a:not([target])');
        if (!pressed || place.dataset.first === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        pressed.dataset.pressed = '';
    };
}

/** Shows it in the page's language, where there is one, once the place is there. */
export function showFirstState(pathname: string): void {
    const first = document.querySelector<HTMLTemplateElement>(`template[lang=${document.documentElement.lang}]`);
    if (!first) return;
    const show = (place: HTMLElement): void => {
        const page = first.content.firstChild as HTMLElement;
        fill(page, pathname);
        holdPresses(page, place);
        place.replaceChildren(page);
        // By which the page's code sees whether something else has changed it by then, e.g. a translator.
        place.dataset.first = `${page.querySelectorAll('*').length}${page.textContent}`;
        if (matchMedia('(pointer: fine)').matches) part<HTMLInputElement>(page, 'input').focus();
    };
    customElements.define(
        'portal-frame',
        class extends HTMLElement {
            connectedCallback(): void {
                show(this.parentNode as HTMLElement);
            }
        },
    );
}

import type { Language } from '../../i18n/languages';

/** What is said when code is missing. */
interface MissingTexts {
    title: string;
    reload: string;
}

/** The texts for that, which the build has written into the page (i18n/emergency.ts): nothing else is sure to be there then. */
export function missingTexts(language: Language): MissingTexts {
    const { texts = '{}' } = document.querySelector<HTMLElement>('script[data-texts]')?.dataset ?? {};
    return (JSON.parse(texts) as Partial<Record<Language, MissingTexts>>)[language] ?? { title: '', reload: '' };
}

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) =>
    Object.assign(document.createElement(name), properties);

/** Tells that the main script is gone, e.g. because a new version was installed just now: no other code could say so. */
export function tellMissing(language: Language): void {
    addEventListener(
        'error',
        ({ target }) => {
            const card = document.querySelector<HTMLElement>('.p-card');
            if (!card || !(target instanceof HTMLScriptElement) || target.type !== 'module') return;
            const { title, reload } = missingTexts(language);
            const alert = make('div', { role: 'alert' });
            alert.append(
                make('h1', { textContent: title }),
                make('button', { className: 'p-button', textContent: reload, onclick: () => location.reload() }),
            );
            card.replaceChildren(alert);
            // The frame's; the first sign-in page has its main part, beside header and footer.
            if (card.tagName !== 'MAIN') card.role = 'main';
            card.ariaHidden = null;
            delete document.documentElement.dataset.signedIn;
        },
        true,
    );
}

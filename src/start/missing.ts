const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) =>
    Object.assign(document.createElement(name), properties);

/** Puts the sentence and a button into the page's card. */
function tell(card: HTMLElement, { title, reload }: { title: string; reload: string }): void {
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
}

/** Tells that the main script is gone, e.g. because a new version was installed just now: nothing else could say so. */
export function tellMissing(texts: { title: string; reload: string } | undefined): void {
    addEventListener(
        'error',
        ({ target }) => {
            if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
            const card = document.querySelector<HTMLElement>('.p-card');
            if (texts && card) tell(card, texts);
        },
        true,
    );
}

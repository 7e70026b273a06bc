// Before the first paint: the theme, the language and the frame of index.html. The keys that it reads are those of storage/storage.ts. A
// storage that refuses counts as empty.
(() => {
    const root = document.documentElement;
    // A browser that is too old (package.json, "browserslist") gets one sentence instead of the page (BROWSER-2, build/oldBrowser.ts).
    const forOld = document.querySelector('script[nomodule]');
    if (forOld && !('popover' in HTMLElement.prototype)) {
        document.write(`<script src="${forOld.src}"></script>`);
        return;
    }
    const { pathname } = location;
    const elsewhere = /^\/(activate-|recover-|transfer-)/.test(pathname);
    // The token of a link leaves the address before anything is fetched: the typeface's request would name it as its referrer (SESSION-10).
    // Links are read as they are meant (customRoutes/public/navigation.tsx).
    const query = new URLSearchParams(location.search.replaceAll('&amp;', '&'));
    const linkToken = elsewhere ? query.get('token') : null;
    if (linkToken !== null) {
        query.delete('token');
        const address = `${pathname}?${query}`.replace(/\?$/, '');
        history.replaceState({ usr: { token: linkToken.replaceAll(' ', '+') } }, '', address);
    }
    const stored = key => {
        try {
            return localStorage.getItem(key);
        } catch {
            return null;
        }
    };
    const { apiBase, brandName, languages, defaultLanguage, academyContactUrl } = JSON.parse(root.dataset.settings);
    const known = code => languages.find(language => language === code?.toLowerCase().split('-')[0]);
    const storedToken = () => {
        try {
            const { token } = JSON.parse(stored('token'));
            // One that cannot stand in a header is none (dataProvider/answers.ts).
            if (typeof token === 'string' && /^[!-~\xa1-\xff][ -~\xa0-\xff]*$/.test(token)) return token;
        } catch {
            // none
        }
        return null;
    };
    const system = matchMedia('(prefers-color-scheme: dark)');
    const applyTheme = () => {
        const mode = stored('theme-mode');
        root.dataset.theme = mode === 'light' || mode === 'dark' ? mode : system.matches ? 'dark' : 'light';
    };
    applyTheme();
    system.addEventListener('change', applyTheme);
    root.lang = known(stored('language')) ?? navigator.languages.map(known).find(Boolean) ?? defaultLanguage;
    const { code: files = '{}', names = '{}', texts = '{}' } = document.currentScript?.dataset ?? {};
    const name = brandName || JSON.parse(names)[root.lang];
    if (name) {
        document.title = root.dataset.brand = name;
        root.style.setProperty('--f-name', JSON.stringify(name));
    }
    if (stored('sidebar') === 'collapsed') root.dataset.sidebar = 'collapsed';
    // The typeface, at once where an earlier page has fetched it; the first time it waits, so that it delays nothing that the page needs.
    const setTypeface = () => (root.dataset.typeface = 'own');
    const fetchTypeface = () =>
        document.fonts
            .load('1em Portal')
            .then(faces => {
                if (faces.length > 0) localStorage.typeface = setTypeface();
            })
            .catch(() => undefined);
    if (stored('typeface')) setTypeface();
    else addEventListener('load', () => setTimeout(fetchTypeface, 1000));
    // The main script is gone, e.g. because a new version was installed just now: nothing else could say so.
    addEventListener(
        'error',
        ({ target }) => {
            if (target.tagName !== 'SCRIPT' || target.type !== 'module') return;
            const { title, reload } = JSON.parse(texts)[root.lang] ?? {};
            const card = document.querySelector('.p-card');
            if (!title || !card) return;
            const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
            const alert = make('div', { role: 'alert' });
            alert.append(
                make('h1', { textContent: title }),
                make('button', { className: 'p-button', textContent: reload, onclick: () => location.reload() }),
            );
            card.replaceChildren(alert);
            // The frame's; the first sign-in page has its main part, beside header and footer.
            if (card.tagName !== 'MAIN') card.role = 'main';
            card.ariaHidden = null;
            delete root.dataset.signedIn;
        },
        true,
    );
    const token = elsewhere ? null : storedToken();
    const inside = token !== null;
    if (inside) {
        root.dataset.signedIn = '';
        // What every page of the portal reads first: modules run after the first paint (src/sentEarly.ts).
        const Authorization = `Bearer ${token}`;
        const headers = { Accept: 'application/json', 'Application-Id': 'portal', Authorization };
        window.sentEarly = ['customer', 'user'].map(path => {
            const url = `${apiBase}/${path}`;
            const abort = new AbortController();
            const answer = fetch(url, { headers, credentials: 'omit', cache: 'no-store', signal: abort.signal });
            answer.catch(() => undefined);
            return { url, token, sentAt: Date.now(), answer, abort };
        });
    }
    // Everybody else is led to the sign-in page. Its first state replaces the frame as soon as the parser reaches that, whose content then goes
    // nowhere. A page that has been here before (a notice, what was typed) looks different.
    const first = !elsewhere && !inside && !history.state?.usr && document.querySelector(`template[lang=${root.lang}]`);
    const showFirst = ({ parentNode: place }) => {
        const page = first.content.firstChild;
        const find = selector => page.querySelector(selector);
        find('.f-mark + *').textContent = root.dataset.brand;
        const select = find('select');
        select.replaceChildren(...languages.map(language => find(`[value=${language}]`)));
        select.value = root.lang;
        const from = pathname === '/' ? new URLSearchParams(location.search).get('redirect') : pathname;
        if (academyContactUrl && /^\/?(redirects\/)?academy/.test(from)) find('[target]').href = academyContactUrl;
        else find('[target]').remove();
        // What is pressed waits for React (customRoutes/public/firstState.ts).
        page.onclick = page.onsubmit = event => {
            const pressed = event.type === 'submit' ? find('[type=submit]') : event.target.closest('button, a:not([target])');
            if (!pressed || place.dataset.first === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            event.stopPropagation();
            pressed.dataset.pressed = '';
        };
        place.replaceChildren(page);
        // By which the page's code sees whether something else has changed it by then, e.g. a translator.
        place.dataset.first = page.querySelectorAll('*').length + page.textContent;
        if (matchMedia('(pointer: fine)').matches) find('input').focus();
    };
    if (first)
        customElements.define(
            'portal-frame',
            class extends HTMLElement {
                connectedCallback() {
                    showFirst(this);
                }
            },
        );
    // The page's code is fetched beside the entry, not after it has run (build/preloads.ts).
    const code = JSON.parse(files)[inside ? 'in' : 'out'];
    if (!code) return;
    const path = inside && pathname === '/' ? '/dashboard' : pathname;
    const fits = pattern => RegExp(`^${pattern.replace(/\/:\w+(\??)/g, '(/[^/]+)$1')}/?$`).test(path);
    const page = path in code.pages ? path : Object.keys(code.pages).find(fits);
    const sheets = [];
    const asked = new Set();
    const fetchCode = files => {
        for (const file of files.filter(one => !asked.has(one))) {
            asked.add(file);
            const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
            const link = Object.assign(document.createElement('link'), { rel, href: `/assets/${file}` });
            if (rel === 'stylesheet') sheets.push(new Promise(done => (link.onload = link.onerror = done)));
            document.head.append(link);
        }
    };
    fetchCode([...code.all, ...(code.languages[root.lang] ?? []), ...(code.pages[page] ?? [])]);
    // An import waits only for the sheets that it inserts itself (src/app/portal.tsx).
    window.styled = Promise.all(sheets);
    // Also the code of its tables, which it has in wide windows only (LIST-4); where they are for administrators, as soon as the role is known.
    const tables = (code.tables?.[page] ?? []).filter(({ list }) => stored(`display-mode.${list}`) !== 'cards');
    if (tables.length === 0 || !matchMedia('(min-width: 768px)').matches) return;
    if (tables.some(table => !table.for)) return fetchCode(code.table);
    window.sentEarly[1].answer
        .then(answer => answer.clone().json())
        .then(({ role }) => role.includes('ADMIN') && fetchCode(code.table))
        .catch(() => undefined);
})();

/*
 * Runs before the first paint, so that index.html shows the right frame in the right colours: sets data-theme, lang,
 * data-sidebar and data-signed-in on the html element. A classic script without imports; what it reads is owned by
 * src/theme/tokens.ts, src/config/language.ts and authProvider/session.ts. A storage that refuses counts as empty.
 */
(function () {
    var root = document.documentElement;
    var languages = ['de', 'en', 'fr', 'it', 'nl', 'pl', 'sk'];
    var publicPages = ['/activate-user', '/recover-password', '/activate-edu', '/transfer-user'];

    function stored(key) {
        try {
            return localStorage.getItem(key);
        } catch {
            return null;
        }
    }

    function known(code) {
        var language = String(code || '')
            .toLowerCase()
            .split('-')[0];
        return languages.indexOf(language) >= 0 ? language : null;
    }

    function signedIn() {
        try {
            var session = JSON.parse(stored('token'));
            return Boolean(session && typeof session.token === 'string' && session.token);
        } catch {
            return false;
        }
    }

    var system = window.matchMedia('(prefers-color-scheme: dark)');
    function applyTheme() {
        var mode = stored('theme-mode');
        if (mode !== 'light' && mode !== 'dark') mode = system.matches ? 'dark' : 'light';
        root.setAttribute('data-theme', mode);
    }
    applyTheme();
    system.addEventListener('change', applyTheme);

    root.lang = known(stored('language')) || navigator.languages.map(known).find(Boolean) || 'en';

    if (stored('sidebar') === 'collapsed') root.setAttribute('data-sidebar', 'collapsed');
    if (signedIn() && publicPages.indexOf(location.pathname) < 0) root.setAttribute('data-signed-in', '');
})();

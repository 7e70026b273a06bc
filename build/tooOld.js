// What a browser that is too old gets in place of the page: one sentence in its language. Only such a browser loads this file, so it is
// written in the JavaScript of 2009, without `var`. What follows in the page is swallowed: nothing of it runs.
(function (texts, root, stored) {
    function show(language) {
        root.lang = language;
        document.title = texts[language];
        document.write('<h1></h1><plaintext hidden>');
        document.getElementsByTagName('h1')[0].appendChild(document.createTextNode(texts[language]));
    }
    function pick(settings) {
        show(
            [stored('language')]
                .concat(navigator.languages || navigator.language)
                .map(function (code) {
                    return String(code).toLowerCase().split('-')[0];
                })
                .filter(function (code) {
                    return settings.languages.indexOf(code) >= 0;
                })
                .concat(settings.defaultLanguage)[0],
        );
    }
    pick(JSON.parse(root.getAttribute('data-settings')));
})(/* texts */ {}, document.documentElement, function (key) {
    try {
        return localStorage.getItem(key);
    } catch (refused) {
        return String(refused);
    }
});

/**
 * Loaded before Playwright (`node --require`) where it drives another engine than Chromium: what its drivers for Firefox and for stock WebKit
 * do not do as a person does. The installed package stays as it is; a place that a new version has changed ends the run.
 */
const Module = require('node:module');

const WEBKIT_INPUT = '// packages/playwright-core/src/server/webkit/webview/wvInput.ts';
const AFTER_IT = '// packages/playwright-core/src/server/webkit/webview/wvWorkers.ts';

/** In WebKit the keyboard and the mouse are the window's (webkit.ts), instead of events that a script dispatches. */
const AS_A_PERSON = [
    ['async keydown(progress2, modifiers, keyName, description, autoRepeat) {', `window.key('keydown', description)`],
    ['async keyup(progress2, modifiers, keyName, description) {', `window.key('keyup', description)`],
    ['async move(progress2, x, y, button, buttons, modifiers, forClick) {', 'window.move(x, y)'],
    ['async down(progress2, x, y, button, buttons, modifiers, clickCount) {', 'window.down(button)'],
    ['async up(progress2, x, y, button, buttons, modifiers, clickCount) {', 'window.up(button)'],
];

/** React lays a setter of its own over a field's value, past which nothing that `fill` sets is noticed. */
const nativeSetter = (field, value) =>
    `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(${field}), "value").set.call(${field}, ${value});`;

const SUBSTITUTIONS = [
    ['inputElement.value += text;', nativeSetter('inputElement', 'text')],
    ['inputElement.value = value;', nativeSetter('inputElement', 'value')],
    ['input.value = value;', nativeSetter('input', 'value')],
    [
        'target.value = target.value.slice(0, start) + text + target.value.slice(end);',
        // A field that tells no selection (a number's) is replaced as a whole.
        nativeSetter(
            'target',
            'target.selectionStart === null ? text : target.value.slice(0, start) + text + target.value.slice(end)',
        ),
    ],
    // Firefox tells no request's body: `test.ts` lets the page send it as a header too.
    [
        'const postDataBuffer = null;',
        `const sent = payload.request.headers.find(({ name }) => name.toLowerCase() === 'test-body');
        const postDataBuffer = sent ? Buffer.from(decodeURIComponent(sent.value.value)) : null;`,
    ],
    // WebKit never goes on with a document that it has asked about; no test answers a document itself.
    ['url: ".*", stage: "request"', 'url: "/(api|assets)/", stage: "request"'],
    // Firefox knows the colour scheme alone; the other media features are preferences (playwright.engines.config.ts).
    ['send("emulation.setMediaFeaturesOverride"', 'sendMayFail("emulation.setMediaFeaturesOverride"'],
];

function swap(code, from, to) {
    if (!code.includes(from)) throw new Error(`This version of Playwright has no more: ${from}`);
    return code.replaceAll(from, to);
}

function changed(code) {
    const [from, to] = [code.indexOf(WEBKIT_INPUT), code.indexOf(AFTER_IT)];
    if (from < 0 || to < from) throw new Error('This version of Playwright has no driver for stock WebKit.');
    const input = AS_A_PERSON.reduce(
        (part, [head, call]) =>
            swap(
                part,
                head,
                `${head}\n const window = this._page._browserContext.portalWindow; if (window) return await progress2.race(${call});`,
            ),
        code.slice(from, to),
    );
    return SUBSTITUTIONS.reduce((all, [old, now]) => swap(all, old, now), code.slice(0, from) + input + code.slice(to));
}

const compile = Module.prototype._compile;
Module.prototype._compile = function (code, file, ...rest) {
    const isPlaywright = /playwright-core[\\/]lib[\\/]coreBundle\.js$/.test(file);
    return compile.call(this, isPlaywright ? changed(code) : code, file, ...rest);
};

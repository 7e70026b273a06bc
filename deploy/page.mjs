import { accentStyleSheet } from './accents.mjs';
import { forPortal } from './settings.mjs';

/** Writes the settings into index.html, so that the page needs no request for them and its first paint has the brand. */

const escaped = text =>
    text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
const unescaped = text =>
    text
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');

const OWN_MARK =
    '<svg class="p-mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" /><path d="M9 22V10h7.5a4 4 0 0 1 0 8H9m14 4-4-4" /></svg>';

/** The tag of another deployment, or one added by hand. */
const REPORT_TAG = /<script\b[^>]*\ssrc="\/report\.js"[^>]*><\/script>/g;

/** The tag of the script that sends reports (REPORT-3); none without a path. Its file is a part of every build (build/reportScript.ts). */
const reportTag = ({ reportPath, reportShare }) =>
    reportPath
        ? `<script type="module" src="/report.js" data-path="${escaped(reportPath)}" data-share="${reportShare}"></script>`
        : '';

/** Replaces every occurrence; throws if there is none, so that a page never silently lacks a setting. */
function put(html, place, text) {
    if (html.search(place) < 0) throw new Error(`The page has no place for a setting: ${place} is not in its index.html.`);
    return html.replaceAll(place, (_all, before, after) => `${before}${text}${after}`);
}

/** The portal's own name in a language, which the build has written into the page. */
function ownName(html, language) {
    const [, names] = /data-names='([^']*)'/.exec(html) ?? [];
    return names === undefined ? undefined : JSON.parse(unescaped(names))[language];
}

/** Puts texts into their places: pairs of a pattern and its text. */
const putAll = (html, places) => places.reduce((page, [place, text]) => put(page, place, text), html);

const accentsOf = settings => [
    /(<style id="accents">)[^<]*(<\/style>)/g,
    accentStyleSheet({ light: settings.brandAccent, dark: settings.brandAccentDark }),
];

/** A page of the guide with the brand's name and accents; `html` as it was built, or with the settings of any deployment. */
export function renderGuide(html, settings) {
    const [, own] = /<html\b[^>]*\sdata-name="([^"]*)"/.exec(html) ?? [];
    const name = escaped(settings.brandName) || own;
    return putAll(html, [
        [/(<title>[^<]* – )[^<]*(<\/title>)/g, name],
        [/(<strong class="name">)[^<]*(<\/strong>)/g, name],
        accentsOf(settings),
    ]);
}

/** A page of the accessibility statement, or its report, which has no contact, with the brand's name and accents and the operator's contact. */
export function renderStatement(html, settings) {
    const contact = escaped(settings.accessibilityContact);
    return renderGuide(html, settings).replaceAll(
        /(<a class="contact" href=")[^"]*(")/g,
        (_all, before, after) => before + contact + after,
    );
}

/** The report in the OpenACR format (`acr.yaml`), whose author is the operator: with the address of the contact, or its page. */
export function renderReport(yaml, { brandName, accessibilityContact: contact }) {
    const [, address] = /^mailto:([^?]*)/.exec(contact) ?? [];
    const lines = [
        ...(brandName ? [['name', brandName]] : []),
        // OpenACR asks for one, also where there is none
        ['email', address ?? ''],
        ...(address === undefined ? [['website', contact]] : []),
    ];
    const author = lines.map(([field, value]) => `  ${field}: ${JSON.stringify(value)}\n`).join('');
    return yaml.replace(/^(author:\n)(?: {2}.*\n)+/m, (_all, before) => before + author);
}

/** The page with these settings; `html` is the built index.html, with the settings of the build or any others. */
export function renderPage(html, settings) {
    const name = escaped(settings.brandName || ownName(html, settings.defaultLanguage) || 'Customer Portal');
    const json = JSON.stringify(forPortal(settings)).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;');
    const mark = settings.brandLogo ? `<img src="${escaped(settings.brandLogo)}" alt="" height="32" />` : OWN_MARK;
    const places = [
        [/(<html\b[^>]*\sdata-settings=)(?:'[^']*'|"[^"]*")()/g, `'${json}'`],
        [/(<html\b[^>]*\sdata-brand=")[^"]*(")/g, name],
        [/(<title>)[^<]*(<\/title>)/g, name],
        [/(\sdata-name=")[^"]*(")/g, name],
        [/(<span class="f-mark">)[\s\S]*?(<\/span>)/g, mark],
        [/()(<\/head>)/g, reportTag(settings)],
        accentsOf(settings),
    ];
    return putAll(html.replaceAll(REPORT_TAG, ''), places);
}

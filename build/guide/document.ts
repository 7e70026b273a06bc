import { readFileSync } from 'node:fs';
import { tokenStyleSheet } from '../../src/theme/tokens';

const STYLES = 'build/guide/guide.css';

interface Document {
    language: string;
    title: string;
    /** the portal's name, until it is rendered with the operator's */
    name: string;
    /** the style sheet of the typeface; empty while developing */
    typeface: string;
    skip: string;
    /** links in the header */
    links: string;
    contents: { name: string; list: string };
    content: string;
}

/** A page beside the portal, without scripts: the guide and the accessibility statement. */
export const documentPage = ({
    language,
    title,
    name,
    typeface,
    skip,
    links,
    contents,
    content,
}: Document): string => `<!doctype html>
<html lang="${language}" data-name="${name}"${typeface === '' ? '' : ' data-typeface="own"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
${typeface}
${tokenStyleSheet()}
${readFileSync(STYLES, 'utf8')}
</style>
<style id="accents"></style>
</head>
<body>
<a class="skip" href="#content">${skip}</a>
<header><strong class="name">${name}</strong><span>${links}</span></header>
<div class="page">
<nav aria-label="${contents.name}"><details open><summary>${contents.name}</summary>${contents.list}</details></nav>
<main id="content">
${content}</main>
</div>
</body>
</html>
`;

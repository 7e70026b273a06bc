import type { Settings } from './settings.mjs';

/** The built index.html with these settings; throws if it is no page of this portal. */
export function renderPage(html: string, settings: Settings): string;

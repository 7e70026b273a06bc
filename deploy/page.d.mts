import type { Settings } from './settings.mjs';

/** The built index.html with these settings; throws if it is no page of this portal. */
export function renderPage(html: string, settings: Settings): string;

/** A built page of the accessibility statement or its report with these settings. */
export function renderStatement(html: string, settings: Settings): string;

/** A built page of the guide with these settings. */
export function renderGuide(html: string, settings: Settings): string;

/** The report in the OpenACR format with the operator as its author. */
export function renderReport(yaml: string, settings: Settings): string;

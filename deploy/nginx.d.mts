import type { Settings } from './settings.mjs';

/** The nginx configuration of a deployment as text; throws when its Content-Security-Policy lacks what the settings name. */
export function renderNginx(settings: Settings): string;
/** The variables of nginx.conf.template that the settings stand for, by their whole names. */
export function variablesOf(settings: Settings): Record<string, string>;

import type { Settings } from './settings.mjs';

/** The nginx configuration of a deployment as text; throws when its Content-Security-Policy lacks what the settings name. */
export function renderNginx(settings: Settings): string;

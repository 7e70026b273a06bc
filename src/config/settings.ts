import type { Settings } from '../../deploy/settings.mjs';

/**
 * The settings of this deployment (WIRE-1), declared in deploy/settings.json. They are in the page itself: the build writes those of
 * `.env.<mode>`, `deploy/render.mjs` an operator's. Complete and checked, so that nothing here needs a default.
 */
export const settings = JSON.parse(document.documentElement.dataset.settings as string) as Settings;

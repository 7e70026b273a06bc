import { settings } from './settings';

/** External academy URLs by language (SHELL-12), empty if there is none; German has the portal's own `/academy`. */
export const ACADEMY_URLS: Readonly<Record<string, string | undefined>> = {
    en: settings.academyUrlEn,
    nl: settings.academyUrlNl,
    fr: settings.academyUrlFr,
};

/** Origins, besides the portal's own, whose videos may be embedded in frames, e.g. `https://videos.example`. */
export const FRAME_HOSTS = settings.academyFrameHosts;

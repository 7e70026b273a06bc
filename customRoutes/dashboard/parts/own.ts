import type { Key, Video } from '#dataProvider/types';
import { downloadsOf, lacksDetails, type ListedApplication } from '../../applications/application';
import { isBegun } from '../../academy/content';
import { isExpired } from '#src/keys/public';

/** What an ordinary user finds on the dashboard (DASH-7). Pure; times in epoch seconds. */

/** The keys in the order in which they end, those without an expiry after them and the expired ones last. */
export function byExpiry<Row extends Pick<Key, 'expire'>>(keys: readonly Row[], now: number): Row[] {
    const rank = (key: Row): number => (isExpired(key, now) ? Infinity : (key.expire ?? Number.MAX_SAFE_INTEGER));
    return [...keys].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** The video of a playlist to go on with, as the academy's own "Continue" finds it: the first that was begun and not completed. */
export const begunVideo = (playlist: readonly Video[]): Video | null =>
    playlist.find(video => video.type !== 'placeholder' && isBegun(video)) ?? null;

/** The applications that have something to download, or may have it. */
export const downloadable = (applications: readonly ListedApplication[], language: string): ListedApplication[] =>
    applications.filter(application => lacksDetails(application) || downloadsOf(application, language).kind !== 'none');

/** The file that is downloaded at once: the only one, or the one in the language; null when the person has to choose or there is none. */
export function downloadIn(application: ListedApplication, language: string): string | null {
    const downloads = downloadsOf(application, language);
    if (downloads.kind === 'single') return downloads.href;
    if (downloads.kind === 'none') return null;
    const [only, second] = downloads.choices.filter(choice => choice.language === language);
    return only && !second ? only.href : null;
}

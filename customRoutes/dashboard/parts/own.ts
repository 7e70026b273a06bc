import type { Key, Video } from '#dataProvider/types';
import { downloadsOf, lacksDetails, type ListedApplication } from '../../applications/application';
import { isBegun } from '../../academy/content';
import { isExpired } from '#src/keys/public';

/** The dashboard's content for ordinary users (DASH-7). Pure; times in epoch seconds. */

/** The keys in order of expiry, followed by those without an expiry, then the expired ones. */
export function byExpiry<Row extends Pick<Key, 'expire'>>(keys: readonly Row[], now: number): Row[] {
    const rank = (key: Row): number => (isExpired(key, now) ? Infinity : (key.expire ?? Number.MAX_SAFE_INTEGER));
    return [...keys].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** The video of a playlist to continue with, by the same rule as the academy's "Continue": the first that was started and not completed. */
export const begunVideo = (playlist: readonly Video[]): Video | null =>
    playlist.find(video => video.type !== 'placeholder' && isBegun(video)) ?? null;

/** The applications that have, or may have, downloads. */
export const downloadable = (applications: readonly ListedApplication[], language: string): ListedApplication[] =>
    applications.filter(application => lacksDetails(application) || downloadsOf(application, language).kind !== 'none');

/** The file to download directly: the only one, or the one in the language; null if the user has to choose or there is none. */
export function downloadIn(application: ListedApplication, language: string): string | null {
    const downloads = downloadsOf(application, language);
    if (downloads.kind === 'single') return downloads.href;
    if (downloads.kind === 'none') return null;
    const [only, second] = downloads.choices.filter(choice => choice.language === language);
    return only && !second ? only.href : null;
}

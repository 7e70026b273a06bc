import type { MediaController } from 'media-chrome';
import { useEffect, useState, type RefObject } from 'react';
import { mayHaveTimes } from './playedVideo';
import { readPreferences } from './preferences';

/** Chapters and captions on the time line (ACADEMY-16). */

/** Gives the time line the chapters of a description. Whoever names no times needs no code for them. */
export async function addChapters(media: HTMLMediaElement, description: string | null): Promise<void> {
    if (description === null || !mayHaveTimes(description)) return;
    const { chaptersOf } = await import('./times');
    const chapters = chaptersOf(description, media.duration);
    if (chapters.length === 0) return;
    const track = media.addTextTrack('chapters');
    track.mode = 'hidden';
    for (const { title, from, to } of chapters) track.addCue(new VTTCue(from, to, title));
    // The controls look for chapters when the tracks change, which the cues do not report.
    media.textTracks.dispatchEvent(new Event('change'));
}

/** The captions in the language chosen last, otherwise the first; loads them without showing them. */
function captionsOf(media: HTMLMediaElement): TextTrack | undefined {
    const tracks = Array.from(media.textTracks).filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
    const chosen = readPreferences().captions;
    const track =
        tracks.find(({ mode }) => mode === 'showing') ?? tracks.find(({ language }) => language === chosen) ?? tracks[0];
    if (track?.mode === 'disabled') track.mode = 'hidden';
    return track;
}

/** What is said at the position of the time line that is pointed at; '' for nothing. */
export function usePreviewCaption(controller: RefObject<MediaController | null>): string {
    const [caption, setCaption] = useState('');
    useEffect(() => {
        const player = controller.current;
        if (!player) return undefined;
        const point = (event: Event): void => {
            const time: unknown = (event as CustomEvent).detail;
            const track = typeof time === 'number' && player.media ? captionsOf(player.media) : undefined;
            const cue = Array.from(track?.cues ?? []).find(({ startTime, endTime }) => {
                return typeof time === 'number' && startTime <= time && time < endTime;
            });
            setCaption(cue instanceof VTTCue ? cue.text.replace(/<[^>]*>/g, '') : '');
        };
        // Loaded by the time the pointer reaches the time line.
        const load = (): void => {
            if (player.media) captionsOf(player.media);
        };
        player.addEventListener('pointerenter', load);
        player.addEventListener('mediapreviewrequest', point);
        return () => {
            player.removeEventListener('pointerenter', load);
            player.removeEventListener('mediapreviewrequest', point);
        };
    }, [controller]);
    return caption;
}

import type { MediaController } from 'media-chrome';
import { useEffect, useState, type RefObject } from 'react';
import { mayHaveTimes } from './playedVideo';
import { readPreferences } from './preferences';

/** Chapters and captions on the seek bar (ACADEMY-16). */

/** Adds the chapters of a description to the seek bar. The code for times is only loaded if the description may contain any. */
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

/** The caption at the hovered position of the seek bar; '' if there is none. */
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
            setCaption(cue instanceof VTTCue ? cue.text.replace(/<[^<>]*>/g, '') : '');
        };
        // Loads before the pointer reaches the seek bar.
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

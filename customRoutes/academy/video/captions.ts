/** What captions need besides the browser's own work (ACADEMY-16). */

/** Hides captions in other languages than the chosen one: Firefox may show those in the browser's language beside it. */
export function showOneLanguage(media: HTMLMediaElement, chosen: string | null): void {
    const shown = Array.from(media.textTracks).filter(({ mode }) => mode === 'showing');
    const kept = shown.find(({ language }) => language === chosen);
    for (const track of kept ? shown : []) if (track !== kept) track.mode = 'disabled';
}

/** Percent of the picture's height by which a caption in Firefox ends below its line. */
const HALF_LINE = 3;

/** Moves captions above the controls where no style sheet can: Firefox has no name for their container (`player.module.css`). */
export function liftCaptions(media: HTMLMediaElement): void {
    if (CSS.supports('selector(video::-webkit-media-text-track-container)')) return;
    const lift = ({ cues }: TextTrack): void => {
        const pixels = -Number.parseFloat(getComputedStyle(media).getPropertyValue('--lift'));
        const line = Math.floor(100 - (100 * pixels) / media.clientHeight - HALF_LINE);
        for (const cue of Array.from(cues ?? [])) {
            if (cue instanceof VTTCue && cue.line === 'auto') Object.assign(cue, { snapToLines: false, line, lineAlign: 'end' });
        }
    };
    const follow = (track: TextTrack): void => {
        track.oncuechange = () => lift(track);
    };
    Array.from(media.textTracks).forEach(follow);
    // A stream's come one after the other.
    media.textTracks.onaddtrack = ({ track }) => track && follow(track);
}

import { addTranslation, setLanguage } from 'media-chrome/utils/i18n.js';
import type { Translate } from '#i18n/useT';
import type { MessageName } from '#i18n/messages';

/** The player library's keys for its controls, with the portal's keys in `academy.player.controls`. */
const NAMES = {
    play: ['Play', 'play'],
    pause: ['Pause', 'pause'],
    mute: ['Mute', 'mute'],
    unmute: ['Unmute', 'unmute'],
    volume: ['volume'],
    seek: ['seek'],
    back: ['Seek backward'],
    forward: ['Seek forward'],
    captions: ['Captions', 'closed captions'],
    captionsOn: ['Enable captions'],
    captionsOff: ['Disable captions'],
    off: ['Off'],
    speed: ['Playback rate', 'current playback rate'],
    quality: ['Quality', 'quality'],
    auto: ['Auto'],
    pictureInPicture: ['Enter picture in picture mode', 'enter picture in picture mode'],
    pictureInPictureEnd: ['Exit picture in picture mode', 'exit picture in picture mode'],
    fullScreen: ['Enter fullscreen mode', 'enter fullscreen mode'],
    fullScreenEnd: ['Exit fullscreen mode', 'exit fullscreen mode'],
    time: ['playback time'],
    loading: ['media loading'],
    player: ['video player'],
    settings: ['Settings', 'settings'],
    unknownTime: ['video not loaded, unknown time.'],
    hour: ['hour'],
    hours: ['hours'],
    minute: ['minute'],
    minutes: ['minutes'],
    second: ['second'],
    seconds: ['seconds'],
} as const;

/** Texts with placeholders: maps the library's placeholders to the portal's. */
const PHRASES = {
    backBy: ['seek back {seekOffset} seconds', 'seekOffset'],
    forwardBy: ['seek forward {seekOffset} seconds', 'seekOffset'],
    speedOf: ['Playback rate {playbackRate}', 'playbackRate'],
    remaining: ['{time} remaining', 'time'],
    chapter: ['chapter: {chapterName}', 'chapterName'],
} as const;

/** `Object.entries` with typed keys. */
const entriesOf = <T extends object>(names: T) => Object.entries(names) as [keyof T, T[keyof T]][];

/** Sets the names of the player's controls in the portal's language. */
export function nameControls(language: string, t: Translate): void {
    const say = (key: MessageName<'academy.player.controls'>, values?: Record<string, string>) =>
        t(`academy.player.controls.${key}`, values);
    const names = entriesOf(NAMES).flatMap(([name, keys]) => keys.map(key => [key, say(name)]));
    const phrases = entriesOf(PHRASES).map(([name, [key, placeholder]]) => [
        key,
        say(name, { [placeholder]: `{${placeholder}}` }),
    ]);
    const timeOf = say('timeOf', { currentTime: '{currentTime}', totalTime: '{totalTime}' });
    addTranslation(
        language,
        Object.fromEntries([...names, ...phrases, ['{currentTime} of {totalTime}', timeOf]]) as Record<string, string>,
    );
    setLanguage(language);
}

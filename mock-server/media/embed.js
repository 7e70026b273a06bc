/*
 * The page inside an embedded player: handles the player.js messages (context "player.js", JSON text) of its parent page. The URL names the
 * clip: embed.html?clip=welcome.mp4&captions=welcome. Getter methods reply with an event of the method's name. Events are sent only to
 * listeners that were added, with the listener's id; "ready" is also sent without one.
 */
(() => {
    'use strict';
    const CONTEXT = 'player.js';
    const VERSION = '0.0.11';
    const NAME = /^[a-z0-9-]+(\.(mp4|webm))?$/;
    const LANGUAGES = { de: 'Deutsch', en: 'English' };

    const video = document.querySelector('video');
    const query = new URLSearchParams(location.search);
    const clip = query.get('clip') ?? '';
    const captions = query.get('captions') ?? '';
    /** event name -> ids of its listeners */
    const listeners = new Map();

    const post = message => parent.postMessage(JSON.stringify({ context: CONTEXT, version: VERSION, ...message }), '*');
    const emit = (event, value) => {
        for (const listener of listeners.get(event) ?? []) post({ event, value, listener });
    };

    const METHODS = {
        play: () => video.play().catch(() => emit('error', { code: 1, msg: 'The browser refused to play' })),
        pause: () => video.pause(),
        mute: () => (video.muted = true),
        unmute: () => (video.muted = false),
        setVolume: value => (video.volume = Math.min(100, Math.max(0, Number(value))) / 100),
        setCurrentTime: value => (video.currentTime = Number(value)),
        setLoop: value => (video.loop = Boolean(value)),
        addEventListener: (event, listener) => {
            listeners.set(event, [...(listeners.get(event) ?? []), listener]);
            // A listener added late still learns that the player is ready.
            if (event === 'ready') post(readyMessage(listener));
        },
        removeEventListener: (event, listener) => {
            listeners.set(
                event,
                (listeners.get(event) ?? []).filter(known => known !== listener),
            );
        },
    };
    const QUESTIONS = {
        getPaused: () => video.paused,
        getMuted: () => video.muted,
        getVolume: () => video.volume * 100,
        getDuration: () => (Number.isFinite(video.duration) ? video.duration : 0),
        getCurrentTime: () => video.currentTime,
        getLoop: () => video.loop,
    };
    const EVENTS = ['ready', 'play', 'pause', 'ended', 'timeupdate', 'progress', 'seeked', 'error'];

    const readyMessage = listener => ({
        event: 'ready',
        listener,
        value: { src: location.href, events: EVENTS, methods: [...Object.keys(METHODS), ...Object.keys(QUESTIONS)] },
    });

    addEventListener('message', ({ source, data }) => {
        if (source !== parent || typeof data !== 'string') return;
        let message;
        try {
            message = JSON.parse(data);
        } catch {
            return;
        }
        const { context, method, value, listener } = message ?? {};
        if (context !== CONTEXT) return;
        if (Object.hasOwn(METHODS, method)) METHODS[method](value, listener);
        else if (Object.hasOwn(QUESTIONS, method)) post({ event: method, value: QUESTIONS[method](), listener });
    });

    const times = () => ({ seconds: video.currentTime, duration: QUESTIONS.getDuration() });
    video.addEventListener('loadedmetadata', () => post(readyMessage()), { once: true });
    video.addEventListener('play', () => emit('play'));
    video.addEventListener('pause', () => emit('pause'));
    video.addEventListener('ended', () => emit('ended'));
    video.addEventListener('seeked', () => emit('seeked'));
    video.addEventListener('timeupdate', () => emit('timeupdate', times()));
    video.addEventListener('progress', () => {
        const end = video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0;
        emit('progress', { percent: video.duration > 0 ? end / video.duration : 0 });
    });
    video.addEventListener('error', () => emit('error', { code: 2, msg: 'The clip could not be loaded' }));

    if (NAME.test(captions)) {
        for (const [language, label] of Object.entries(LANGUAGES)) {
            const track = document.createElement('track');
            Object.assign(track, { kind: 'captions', srclang: language, label, src: `captions/${captions}.${language}.vtt` });
            video.append(track);
        }
    }
    if (NAME.test(clip)) video.src = `video/${clip}`;
})();

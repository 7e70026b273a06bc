import type { RefObject } from 'react';
import { screenOf, type PlayerProps } from './player';
import type { PlayerAction } from './playerKeys';
import { changeOf, queryOf, readMessage, subscriptions, targetOf, writeMessage } from './playerjs';
import { resumeAt } from './progress';

/** How long a frame may take to become ready, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Shows the picture, and what the portal shows on it, in full screen, or ends that. */
function toggleFullScreen(frame: Element | null): void {
    const done = document.fullscreenElement ? document.exitFullscreen() : screenOf(frame)?.requestFullscreen();
    done?.catch(() => undefined);
}

interface FrameOptions extends Pick<PlayerProps, 'percent' | 'autoplay' | 'handle'> {
    frame: RefObject<HTMLIFrameElement | null>;
    /** origin of the frame */
    target: string;
    report: RefObject<Pick<PlayerProps, 'onResumed' | 'onTime' | 'onPlay' | 'onPause' | 'onEnded' | 'onFailed'>>;
}

/** Exchanges player.js messages with a frame; returns a function that ends it. */
export function connectFrame({ frame, target, percent, autoplay, handle, report }: FrameOptions): () => void {
    let ready = false;
    let resumed = false;
    const timeout = setTimeout(() => !ready && report.current.onFailed(), TIMEOUT_MS);
    const post = (text: string) => frame.current?.contentWindow?.postMessage(text, target);
    /** Seeks once to where the user stopped, as soon as the video's duration is known; returns whether it did. */
    const resume = (duration: number, from: number): boolean => {
        if (resumed || duration <= 0) return false;
        resumed = true;
        const seconds = resumeAt(percent, duration);
        if (seconds <= from) return false;
        post(writeMessage('setCurrentTime', seconds));
        report.current.onResumed(seconds);
        return true;
    };
    let time = 0;
    let length = 0;
    /** what keys ask for that depends on the frame's reply to a query */
    const asked = new Map<string, PlayerAction>();
    const seek = (seconds: number, plays = false): void => {
        time = seconds;
        post(writeMessage('setCurrentTime', seconds));
        if (plays) post(writeMessage('play'));
    };
    handle.current = {
        time: () => time,
        seek,
        perform: action => {
            const query = queryOf(action);
            const to = targetOf(action, time, length);
            if (action === 'fullScreen') toggleFullScreen(frame.current);
            else if (to !== null) seek(to);
            else if (query === null) return false;
            else {
                asked.set(query, action);
                post(writeMessage(query, undefined, `portal-${query}`));
            }
            return true;
        },
    };
    const onMessage = ({ source, data }: MessageEvent) => {
        if (source !== frame.current?.contentWindow) return;
        const event = readMessage(data);
        if (event?.kind === 'ready' && !ready) {
            ready = true;
            subscriptions().forEach(post);
            post(writeMessage('getDuration', undefined, 'portal-duration'));
            if (autoplay) post(writeMessage('play'));
        }
        if (event?.kind === 'duration') resume(event.duration, 0);
        if (event?.kind === 'time') time = event.seconds;
        if (event?.kind === 'time' || event?.kind === 'duration') length = event.duration;
        if (event?.kind === 'reply') {
            const action = asked.get(event.to);
            if (action !== undefined && asked.delete(event.to)) post(changeOf(action, event.value));
        }
        // Some frames do not answer `getDuration` but send the duration with the time.
        if (event?.kind === 'time' && !resume(event.duration, event.seconds)) {
            report.current.onTime(event.seconds, event.duration);
        }
        if (event?.kind === 'play') report.current.onPlay();
        if (event?.kind === 'pause') report.current.onPause();
        if (event?.kind === 'ended') report.current.onEnded();
        if (event?.kind === 'error') report.current.onFailed();
    };
    window.addEventListener('message', onMessage);
    // A frame that was ready before this listener was registered responds to a late subscription.
    const greet = () => post(writeMessage('addEventListener', 'ready', 'portal-ready'));
    const element = frame.current;
    element?.addEventListener('load', greet);
    return () => {
        clearTimeout(timeout);
        handle.current = null;
        window.removeEventListener('message', onMessage);
        element?.removeEventListener('load', greet);
    };
}

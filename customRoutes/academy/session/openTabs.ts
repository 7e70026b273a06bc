import { openChannel } from '#src/shared/tabs/channel';
import { CHECK_MS } from './checks';
import { ACADEMY_TABS, isTabMessage, type Said, type TabMessage } from './tabMessages';

/** A tab that has been silent for this long (milliseconds) counts as closed: a crashed tab cannot announce it. */
const GONE_MS = CHECK_MS * 2.5;

interface OpenTabsParts {
    onAsk(): void;
    onTell(message: TabMessage & { kind: 'tell' }): void;
    /** a tab that did not know about this one has ended the session */
    onEnded(): void;
}

/** The other tabs in which the academy is open. */
export function createOpenTabs({ onAsk, onTell, onEnded }: OpenTabsParts) {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    let channel: BroadcastChannel | null = null;
    const others = new Map<string, number>();

    const say = (message: Said): void => channel?.postMessage({ ...message, from: id });

    const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (!isTabMessage(data) || data.from === id) return;
        if (data.kind === 'bye') {
            others.delete(data.from);
            if (data.ended) onEnded();
            return;
        }
        others.set(data.from, Date.now());
        if (data.kind === 'ask') onAsk();
        if (data.kind !== 'tell') return;
        say({ kind: 'here' });
        onTell(data);
    };

    /** Returns whether other tabs can be reached. */
    const open = (): boolean => {
        others.clear();
        channel = openChannel(ACADEMY_TABS);
        channel?.addEventListener('message', onMessage);
        return channel !== null;
    };

    const close = (): void => {
        channel?.close();
        channel = null;
    };

    const isAlone = (): boolean => ![...others.values()].some(at => Date.now() - at < GONE_MS);

    return { say, open, close, isAlone };
}

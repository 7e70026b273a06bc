import { useLocaleState } from 'ra-core';
import { useRef, useState } from 'react';
import type { MessageKey } from '#i18n/messages';
import type { Kept } from './kept';
import { ListRefused } from './limits';
import { pause } from '../../shared/pause';
import type { From } from './readLists';

/** A list that was not read, and why; `name` is `''` for what was pasted. */
export interface Refused {
    name: string;
    reason: MessageKey;
}

/** Why a list was not read. */
export const reasonOf = (error: unknown): MessageKey =>
    error instanceof ListRefused ? `planSource.refused.${error.reason}` : 'planSource.refused.unreadable';

/** Reads lists as they come in, and says which were not read. The code that reads them is loaded with the first one. */
export function useLists(onRead: (lists: readonly Kept[]) => void) {
    const [language] = useLocaleState();
    const [text, setText] = useState('');
    const [isReading, setReading] = useState(false);
    const [refused, setRefused] = useState<readonly Refused[]>([]);
    const asked = useRef(0);

    async function take(from: From): Promise<void> {
        const mine = ++asked.current;
        setReading(true);
        setRefused([]);
        try {
            const { readLists } = await import('./readLists');
            const read = await readLists(from, language);
            // What shows it is no part of the last slice.
            await pause();
            if (mine !== asked.current) return;
            setRefused(read.refused.map(({ name, error }) => ({ name, reason: reasonOf(error) })));
            // A paste that is refused can be corrected; a field with thousands of lines takes long, so it is not filled before.
            if ('pasted' in from) setText(read.lists.length > 0 ? '' : from.pasted);
            if (read.lists.length > 0) onRead(read.lists);
        } catch (error) {
            if (mine === asked.current) setRefused([{ name: '', reason: reasonOf(error) }]);
        } finally {
            if (mine === asked.current) setReading(false);
        }
    }
    return { text, setText, isReading, refused, take, forget: () => setRefused([]) };
}

export type ListReader = ReturnType<typeof useLists>;

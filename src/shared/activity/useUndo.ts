import { isGone } from '#dataProvider/outcome';
import { isChanged } from '#dataProvider/queue/verified';
import { useChange } from '../hooks/useChange';
import type { Entry } from './entry';
import { noteUndone } from './recorder';
import type { Undo } from './undo';

/** - `changed`: others have changed it since, and nothing was sent; `gone`: it no longer exists */
export type Undone = 'done' | 'changed' | 'gone';

interface Asked {
    entry: Entry;
    undos: readonly Undo[];
}

/**
 * Returns a function that undoes a change: the record is read first, and left alone if others have changed it since (ACTIVITY-5). Rejects if a
 * step fails.
 */
export const useUndo = (): ((asked: Asked) => Promise<Undone>) =>
    useChange(async (provider, { entry, undos }: Asked): Promise<Undone> => {
        try {
            for (const [at, { step, subject }] of undos.entries()) await provider.step(step, subject, `${entry.id}/${at}`);
        } catch (error) {
            if (isChanged(error)) return 'changed';
            if (isGone(error)) return 'gone';
            throw error;
        }
        noteUndone(entry);
        return 'done';
    });

import type { OperationProvider } from '#dataProvider/operation';
import { markOfValue } from '#dataProvider/jobs/steps';
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

/** Whether others have changed one of several fields of a record: each step sees its own field alone. */
async function isAnyChanged(provider: OperationProvider, undos: readonly Undo[]): Promise<boolean> {
    const fields = undos.flatMap(({ step, subject }) => (step.verb === 'putBack' ? [{ ...step, id: subject.id }] : []));
    const [first, ...others] = fields;
    if (!first || others.length === 0) return false;
    const { data } = await provider.getOne<Record<string, unknown> & { id: string }>(first.resource, { id: first.id });
    return fields.some(({ field, value, mark }) => (data[field] ?? null) !== value && markOfValue(data[field]) !== mark);
}

/** Undoes a change: the record is read first, and left alone if others have changed it since (ACTIVITY-5). Rejects if a step fails. */
export async function undoWith(provider: OperationProvider, id: string, undos: readonly Undo[]): Promise<Undone> {
    try {
        if (await isAnyChanged(provider, undos)) return 'changed';
        for (const [at, { step, subject }] of undos.entries()) await provider.step(step, subject, `${id}/${at}`);
        return 'done';
    } catch (error) {
        if (isChanged(error)) return 'changed';
        if (isGone(error)) return 'gone';
        throw error;
    }
}

/** Returns a function that undoes a change, and notes it. */
export const useUndo = (): ((asked: Asked) => Promise<Undone>) =>
    useChange(async (provider, { entry, undos }: Asked): Promise<Undone> => {
        const outcome = await undoWith(provider, entry.id, undos);
        if (outcome === 'done') noteUndone(entry);
        return outcome;
    });

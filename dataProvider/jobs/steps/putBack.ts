import { changed } from '../../queue/verified';
import { markOf } from '../mark';
import type { StepKind, Told } from './step';

/** A field whose former value can be put back (ACTIVITY-5). */
export type PutBackField = { licences: 'name'; keys: 'label' | 'expire'; cloudGroups: 'label' | 'autoAdd' };

interface PutBack {
    resource: keyof PutBackField;
    field: PutBackField[keyof PutBackField];
    /** the former value; of an expiry in epoch seconds */
    value: string | number | boolean | null;
    /** the hash of the value that it has now, as far as is known: one that others have changed stays */
    mark: string;
}

/** The hash by which a value of a field is recognised; a missing one is the same as none. */
export const markOfValue = (value: unknown): string => markOf(JSON.stringify(value ?? null));

/** A field gets its former value, if it still has the one that it was given. */
export const putBack = {
    of: 'keys',
    phase: 'take',
    calls: ['PATCH /licences/{id}', 'PATCH /keys/{id}', 'PATCH /cloudGroups/{id}'],
    task: (provider, { resource, field, value, mark }, { id }): Told => {
        const read = async () => (await provider.getOne<Record<string, unknown> & { id: string }>(resource, { id })).data;
        const isBack = (record: Record<string, unknown>): boolean => (record[field] ?? null) === value;
        return {
            send: async () => {
                const before = await read();
                if (isBack(before)) return;
                if (markOfValue(before[field]) !== mark) throw changed();
                // Which field belongs to which resource is checked where the step is made.
                const update = provider.update as (name: string, params: object) => Promise<unknown>;
                await update(resource, { id, data: { [field]: value }, previousData: before });
            },
            look: async () => isBack(await read()),
        };
    },
} satisfies StepKind<PutBack>;

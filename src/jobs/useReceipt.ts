import { useQueryClient } from '@tanstack/react-query';
import { byId } from '#dataProvider/byId';
import { useT } from '#i18n/useT';
import { stepsOf } from '#dataProvider/jobs/itemSteps';
import type { Item, ItemState, Job } from '#dataProvider/jobs/job';
import { takenSteps } from '#dataProvider/jobs/outcome';
import { kindOf } from '#dataProvider/jobs/steps';
import type { Key, Seat, User } from '#dataProvider/types';
import type { ExportColumn } from '../shared/export/types';
import { useSaveTable } from '../shared/export/useSaveTable';
import { readersToday } from '../shared/format/day';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { nameOf } from '../shared/person';
import { readRecords } from '../shared/query/records';
import { useSingleFlight } from '../ui/useSingleFlight';
import { outcomeKey, rowsOf, sendsMail, useTitleOf } from './jobTexts';
import { keptName, newPerson } from './names';
import { sourceOf } from './useNames';
import { useReasonOf } from './useReasonOf';
import { useStepName } from './useStepName';

/** A line of a receipt: an item, or of a plan one step of it. */
interface Line {
    item: Item;
    /** position of the item */
    at: number;
    state: ItemState;
    what: string;
    why: string;
}

/** The source's own columns of an item, in the same order for all, by its position; of a person who exists as they are named now. */
export type Cells = (at: number, item: Item, person: User | undefined) => readonly { header: string; value: string }[];

const NO_CELLS: Cells = () => [];

/** What became of one step. */
function stepState(item: Item, step: number, taken: readonly number[]): ItemState {
    const missed = item.missed?.find(one => one.step === step);
    if (missed) return missed.state;
    if (taken.includes(step)) return 'done';
    return item.state === 'gone' ? 'gone' : 'waiting';
}

/**
 * Returns a function that saves the receipt of a job: who, what, its outcome, the reason, and the day (MANY-8); of a plan with a line for each
 * step, and the columns of its source.
 */
export function useReceipt(
    job: Job,
    cellsOf: Cells = NO_CELLS,
): [save: (items: readonly Item[]) => Promise<unknown>, saving: boolean] {
    const t = useT();
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    const saveTable = useSaveTable();
    const title = useTitleOf(job);
    const reasonOf = useReasonOf(job);
    const nameOfStep = useStepName(job);
    const linesOf = (item: Item, at: number): Line[] => {
        if (!job.plan) return [{ item, at, state: item.state, what: title, why: reasonOf(item) }];
        const taken = takenSteps(item, job.steps.length);
        const made = item.existed ? [job.steps.findIndex(step => kindOf(step).makes)] : [];
        const existed = made.map((step): Line => {
            return { item, at, state: 'changed', what: nameOfStep(step), why: t('planReceipt.existed') };
        });
        const lines = stepsOf(item, job.steps.length).map((step): Line => {
            const missed = item.missed?.find(one => one.step === step);
            const { unclear: _unclear, ...failure } = missed ?? { step };
            const why = missed ? reasonOf({ ...item, ...failure, missed: undefined }) : '';
            return { item, at, state: stepState(item, step, taken), what: nameOfStep(step), why };
        });
        return [...existed, ...lines];
    };
    return useSingleFlight((items: readonly Item[]) =>
        saveTable(title, async () => {
            const { resource, meta, fields, nameOf: named } = sourceOf(job);
            const found = await readRecords<User | Key | Seat>(queries, provider, resource, {
                ids: items.flatMap(({ id, make }) => (make ? [] : [id])),
                meta,
                fields,
            });
            const known = byId(found);
            const users = byId(resource === 'users' ? (found as User[]) : []);
            const personOf = (item: Item) => {
                const row = known.get(item.id);
                return newPerson(item) ?? (row ? named(row) : keptName(item.id));
            };
            const day = readersToday(new Date(job.ended ?? job.begun));
            const cells = items.map((item, at) => cellsOf(at, item, users.get(item.id)));
            const headers = cells.find(({ length }) => length > 0)?.map(({ header }) => header) ?? [];
            const columns: ExportColumn<Line>[] = [
                {
                    header: t(`jobs.row.${rowsOf(job)}`),
                    value: ({ item }) => {
                        const person = personOf(item);
                        return person ? nameOf(person) : item.id;
                    },
                },
                { header: t('users.fields.email'), value: ({ item }) => personOf(item)?.email },
                { header: t('jobs.what'), value: ({ what }) => what },
                {
                    header: t('jobs.outcome'),
                    value: ({ state }) => t(outcomeKey(state, { mails: sendsMail(job) })),
                },
                { header: t('jobs.reason'), value: ({ why }) => why },
                { header: t('contracts.invoices.fields.created'), type: 'date', value: () => day },
                ...headers.map((header, column): ExportColumn<Line> => ({
                    header,
                    value: ({ at }) => cells[at]?.[column]?.value,
                })),
            ];
            return { columns, rows: items.flatMap(linesOf) };
        }),
    );
}

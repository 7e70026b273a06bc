import { useQueryClient } from '@tanstack/react-query';
import { useT } from '#i18n/useT';
import { byId } from '#dataProvider/byId';
import type { Item } from '#dataProvider/jobs/job';
import type { User } from '#dataProvider/types';
import type { ExportColumn } from '../shared/export/types';
import { useSaveTable } from '../shared/export/useSaveTable';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../shared/person';
import { readRecords } from '../shared/query/records';
import type { Cell } from './kind';
import type { AnyKind } from './kinds';
import type { Plan } from './plan';

interface Failed {
    item: Item;
    /** its position in the job */
    at: number;
}

/**
 * Returns a function that saves the failed items, and the rows that were left out (ids), as a list with the source's own columns, which can be
 * the source of another plan (INVITE-7).
 */
export function useFailedFile(plan: Plan, kind: AnyKind, draft: object) {
    const t = useT();
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    const save = useSaveTable();
    return (failed: readonly Failed[], left: readonly string[]): Promise<void> =>
        save(t(`plans.kinds.${plan.kind}.title`), async () => {
            const ids = failed.flatMap(({ item }) => (item.make ? [] : [item.id]));
            const found = await readRecords<User>(queries, provider, 'users', { ids, fields: PERSON_FIELDS });
            const known = byId(found);
            const rows = [
                ...failed.map(({ item: { id, make, own }, at }) =>
                    kind.cells?.(draft, plan.ran?.[at] ?? '', { own, person: make ?? known.get(id) }),
                ),
                ...left.map(id => kind.cells?.(draft, id, {})),
            ].filter(cells => cells !== undefined && cells.length > 0) as (readonly Cell[])[];
            const headers = rows[0]?.map(({ header }) => header) ?? [];
            const columns = headers.map((header, at): ExportColumn<readonly Cell[]> => ({
                header,
                value: cells => cells[at]?.value,
            }));
            return { columns, rows };
        });
}

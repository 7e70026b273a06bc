import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Item } from '#dataProvider/jobs/job';
import type { User } from '#dataProvider/types';
import { csvName } from '../shared/export/fileName';
import { separatorFor } from '../shared/export/separator';
import type { ExportColumn } from '../shared/export/types';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { useNotifyFailure } from '../shared/failure';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../shared/person';
import { readRecords } from '../shared/query/records';
import { saveFile } from '../shared/saveFile';
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
    const [language] = useLocaleState();
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    const { data: customer } = useCurrentCustomer();
    const notifyFailure = useNotifyFailure();
    return async (failed: readonly Failed[], left: readonly string[]): Promise<void> => {
        try {
            const ids = failed.flatMap(({ item }) => (item.make ? [] : [item.id]));
            const found = await readRecords<User>(queries, provider, 'users', { ids, fields: PERSON_FIELDS });
            const known = new Map(found.map(user => [user.id, user]));
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
            const { csvFile } = await import('../shared/export/csv');
            const file = csvFile(columns, language, separatorFor(language));
            file.add(rows);
            saveFile(file.blob(), csvName(customer?.id, t(`plans.kinds.${plan.kind}.title`)));
        } catch (failure) {
            notifyFailure(failure);
        }
    };
}

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
import type { AnyKind } from './kinds';
import type { Plan } from './plan';

interface Failed {
    item: Item;
    /** its position in the job */
    at: number;
}

/** Returns a function that saves the failed items as a list, with the source's own columns, which can be the source of another plan. */
export function useFailedFile(plan: Plan, kind: AnyKind, draft: object): (failed: readonly Failed[]) => Promise<void> {
    const t = useT();
    const [language] = useLocaleState();
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    const { data: customer } = useCurrentCustomer();
    const notifyFailure = useNotifyFailure();
    return async failed => {
        try {
            const ids = failed.flatMap(({ item }) => (item.make ? [] : [item.id]));
            const found = await readRecords<User>(queries, provider, 'users', { ids, fields: PERSON_FIELDS });
            const known = new Map(found.map(user => [user.id, user]));
            const personOf = ({ item }: Failed) => item.make ?? known.get(item.id);
            const cellsOf = ({ at }: Failed) => kind.cells?.(draft, plan.ran?.[at] ?? '') ?? [];
            const headers = [...new Set(failed.flatMap(one => cellsOf(one).map(({ header }) => header)))];
            const columns: ExportColumn<Failed>[] = [
                { header: t('users.fields.email'), value: one => personOf(one)?.email },
                { header: t('users.create.forename'), value: one => personOf(one)?.forename },
                { header: t('users.create.surname'), value: one => personOf(one)?.surname },
                { header: t('users.create.note'), value: one => one.item.make?.adminNote },
                ...headers.map((header): ExportColumn<Failed> => ({
                    header,
                    value: one => cellsOf(one).find(cell => cell.header === header)?.value,
                })),
            ];
            const { csvFile } = await import('../shared/export/csv');
            const file = csvFile(columns, language, separatorFor(language));
            file.add(failed);
            saveFile(file.blob(), csvName(customer?.id, t(`plans.kinds.${plan.kind}.title`)));
        } catch (failure) {
            notifyFailure(failure);
        }
    };
}

import { useQueryClient } from '@tanstack/react-query';
import type { Item } from '#dataProvider/jobs/job';
import type { User } from '#dataProvider/types';
import { isListed } from '../../licences/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../../shared/person';
import { readRecords } from '../../shared/query/records';
import { useLicences } from '../reads';
import type { PaperPerson } from './PeopleTable';

/** Returns a function that reads those of a job's people who exist, with the licences that they have now. */
export function usePeople(): (items: readonly Item[]) => Promise<PaperPerson[]> {
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    const { data: licences = [] } = useLicences();
    return async items => {
        const found = await readRecords<User>(queries, provider, 'users', {
            ids: items.flatMap(({ id, make, state }) => (make || state === 'gone' ? [] : [id])),
            meta: { expand: ['keys'] },
            fields: [...PERSON_FIELDS, 'keys'],
        });
        const names = new Map(licences.map(({ id, name }) => [id, name]));
        return found.map(({ id, email, alias, keys = [] }) => ({
            ...{ id, email, alias },
            licences: [...new Set(keys.filter(isListed).map(({ licenceId }) => names.get(licenceId) ?? licenceId))],
        }));
    };
}

import { useQueryClient } from '@tanstack/react-query';
import type { Item } from '#dataProvider/jobs/job';
import type { Licence, User } from '#dataProvider/types';
import { isListed } from '../../keys/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../../shared/person';
import { useList } from '../../shared/query/lists';
import { readRecords } from '../../shared/query/records';
import type { PaperPerson } from './PeopleTable';

const ALL = { pagination: { page: 1, perPage: 500 } };

/** Returns a function that reads those of a job's people who exist, with the licences that they have now. */
export function usePeople(): (items: readonly Item[]) => Promise<PaperPerson[]> {
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    const { data: licences = [] } = useList<Licence>('licences', ALL);
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

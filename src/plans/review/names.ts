import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byId } from '#dataProvider/byId';
import type { Key, Licence, User } from '#dataProvider/types';
import { keptName } from '../../jobs/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { nameOf, PERSON_FIELDS, type Named } from '../../shared/person';
import { useList } from '../../shared/query/lists';
import { recordsQuery } from '../../shared/query/records';
import type { Evidence } from './draft';
import { indexOf, type ReviewFacts } from './facts';

/** How evidence names people, keys and licences, of which it keeps the IDs (REVIEW-6). */

export interface Names {
    /** `null` if it is not known any more */
    person(id: string): Named | null;
    licenceOf(id: string): string;
    labelOf(key: string): string;
    /** what the names are read from has not come yet */
    isReading: boolean;
}

const ALL = { pagination: { page: 1, perPage: 500 } };

/** The names at the check. */
export function useFactNames(facts: ReviewFacts): Names {
    return useMemo(() => {
        const { people, keys } = indexOf(facts);
        return {
            person: id => people.get(id) ?? null,
            licenceOf: id => facts.licences.get(id)?.name ?? id,
            labelOf: id => keys.get(id)?.label ?? '',
            isReading: false,
        };
    }, [facts]);
}

/** The names at the report: what was deleted is known from memory only. */
export function useReportNames(evidence: readonly Evidence[]): Names {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const ids = useMemo(
        () => ({
            users: [...new Set(evidence.flatMap(({ person, to }) => [person, to].filter(Boolean)))],
            keys: [...new Set(evidence.flatMap(({ key }) => (key ? [key] : [])))],
        }),
        [evidence],
    );
    const users = useQuery({
        ...recordsQuery<User>(queries, provider, 'users', { ids: ids.users, fields: PERSON_FIELDS }),
        enabled: ids.users.length > 0,
    });
    const keys = useQuery({
        ...recordsQuery<Key>(queries, provider, 'keys', { ids: ids.keys, meta: { expand: [] }, fields: ['id', 'label'] }),
        enabled: ids.keys.length > 0,
    });
    const licences = useList<Licence>('licences', ALL);
    return useMemo(() => {
        const people = byId(users.data);
        const labels = new Map(keys.data?.map(({ id, label }) => [id, label]));
        const named = new Map(licences.data?.map(({ id, name }) => [id, name]));
        return {
            person: id => people.get(id) ?? keptName(id) ?? null,
            licenceOf: id => named.get(id) ?? id,
            labelOf: id => labels.get(id) ?? keptName(id)?.alias ?? '',
            isReading: users.isLoading || keys.isLoading || licences.isPending,
        };
    }, [users.data, users.isLoading, keys.data, keys.isLoading, licences.data, licences.isPending]);
}

/** Somebody's name; the ID of who is not known any more. */
export const personName = (names: Names, id: string): string => {
    const person = names.person(id);
    return person ? nameOf(person) : id;
};

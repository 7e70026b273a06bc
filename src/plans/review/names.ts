import { useMemo } from 'react';
import { byId } from '#dataProvider/byId';
import { keptName } from '../../jobs/public';
import { nameOf, type Named } from '../../shared/person';
import { useLicences, useNamed } from '../reads';
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
    const ids = useMemo(
        () => ({
            users: [...new Set(evidence.flatMap(({ person, to }) => [person, to].filter(Boolean)))],
            keys: [...new Set(evidence.flatMap(({ key }) => (key ? [key] : [])))],
        }),
        [evidence],
    );
    const { users, keys } = useNamed(ids.users, ids.keys);
    const licences = useLicences();
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

import { useMemo } from 'react';
import { byId } from '#dataProvider/byId';
import type { PortalDataProvider } from '#dataProvider';
import type { Key, Licence } from '#dataProvider/types';
import { readingOf } from '../../jobs/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../../shared/person';
import { useOpenedQuery } from '../../shared/query/opened';
import type { Surroundings } from '../kind';
import type { ReviewDraft } from './draft';
import type { Person, ReviewFacts } from './facts';

/** What is read for a review: all keys with their users, all users, all licences, again each time that the check is opened (EXPORT-4). */

type Read = Pick<ReviewFacts, 'keys' | 'users' | 'licences'>;

const KEY_FIELDS = ['id', 'licenceId', 'product', 'token', 'label', 'expire', 'licenceType', 'email'];

export async function readReview(provider: PortalDataProvider, signal?: AbortSignal): Promise<Read> {
    const every = (resource: string, expand: readonly string[], select?: readonly string[]) =>
        provider.getEvery(resource, {
            meta: { expand: [...expand] },
            ...(select ? { select } : {}),
            ...(signal ? { signal } : {}),
        });
    const [keys, users, licences] = await Promise.all([
        every('keys', ['users'], KEY_FIELDS) as Promise<Key[]>,
        every('users', [], [...PERSON_FIELDS, 'active']) as Promise<unknown> as Promise<Person[]>,
        every('licences', []) as Promise<Licence[]>,
    ]);
    return { keys, users, licences: byId(licences) };
}

const NOTHING: Read = { keys: [], users: [], licences: new Map() };

export function useFacts(_draft: ReviewDraft, { customer }: Surroundings): ReviewFacts {
    const provider = usePortalDataProvider();
    const read = useOpenedQuery('keys', ['review'], { read: signal => readReview(provider, signal) });
    const { isPending, failure } = readingOf([read]);
    const known = read.data ?? NOTHING;
    return useMemo(() => ({ ...known, customer, isPending, failure }), [known, customer, isPending, failure]);
}

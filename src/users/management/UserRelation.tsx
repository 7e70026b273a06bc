import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Licence, User } from '#dataProvider/types';
import { isListed } from '../../keys/public';
import { ABSENT } from '../../shared/format/absent';
import { codeWord } from '../../shared/format/code';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { listFreshMs } from '../../shared/query/freshness';
import { queryKeys } from '../../shared/query/keys';
import { collectionQuery } from '../../shared/query/lists';
import { readRecords } from '../../shared/query/records';
import styles from './userList.module.css';

/** How many licences or groups a row names; a number stands for the others (USER-16). */
const NAMED = 3;

const WITH_RELATIONS = { expand: ['keys', 'cloudGroups'] } as const;
const ID = ['id'] as const;

/**
 * Returns a user of the list with keys and groups; undefined until they have been read. One read serves all cells: of the whole collection if
 * the list has it at hand, so that searching and paging make no call, otherwise of the page's rows. Only a column that is shown makes it.
 */
function useRelations(id: string): User | undefined {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const { data = [] } = useListContext<User>();
    const whole = useQuery({ ...collectionQuery(provider, 'users'), enabled: false });
    const isWhole = Boolean(whole.data?.rows);
    const ids = isWhole ? [] : data.map(user => user.id);
    const related = useQuery({
        queryKey: isWhole ? queryKeys.every('users', WITH_RELATIONS) : queryKeys.records('users', ids, WITH_RELATIONS),
        queryFn: async ({ signal }) =>
            (isWhole
                ? await provider.getEvery('users', { meta: WITH_RELATIONS, select: ID, signal })
                : await readRecords(queries, provider, 'users', { ids, meta: WITH_RELATIONS, signal })) as User[],
        staleTime: listFreshMs('users'),
        enabled: whole.data !== undefined,
    });
    return related.data?.find(user => user.id === id);
}

/** Names, three at most, and the number of the others. */
function Names({ names }: { names: readonly string[] }) {
    if (names.length === 0) return ABSENT;
    const more = names.length - NAMED;
    const shown = (
        <bdi className={styles.line} title={names.join(', ')}>
            {names.slice(0, NAMED).join(', ')}
        </bdi>
    );
    if (more <= 0) return shown;
    return (
        <span className={styles.named}>
            {shown} <span>+{more}</span>
        </span>
    );
}

/** The names of a user's licences, each once. */
export function UserLicences({ user: { id } }: { user: User }) {
    const t = useT();
    const user = useRelations(id);
    const licences = useQuery(collectionQuery(usePortalDataProvider(), 'licences'));
    if (!user || licences.isPending) return null;
    const known = licences.data?.rows as readonly Licence[] | null | undefined;
    const byLicence = new Map((user.keys ?? []).filter(isListed).map(key => [key.licenceId, key.product]));
    // Without the licences, the products still tell what they are for.
    const names = [...byLicence].map(
        ([licence, product]) => known?.find(one => one.id === licence)?.name ?? codeWord(t, 'licences.products', product),
    );
    return <Names names={names} />;
}

/** The names of a user's cloud groups. */
export function UserCloudGroups({ user: { id } }: { user: User }) {
    const user = useRelations(id);
    return user ? <Names names={(user.cloudGroups ?? []).map(({ label }) => label)} /> : null;
}

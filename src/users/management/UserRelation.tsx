import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from '../../ui/Link';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { WholeCollection } from '#dataProvider';
import type { Licence, User } from '#dataProvider/types';
import { isListed } from '../../keys/public';
import { ABSENT } from '../../shared/format/absent';
import { codeWord } from '../../shared/format/code';
import { PartsFailed } from '../../shared/list/PartsFailed';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { idsOf, useRows } from '../../shared/list/rows';
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
 * Reads the keys and groups of the list's users. One read serves all cells: of the whole collection if the list has it at hand, so that
 * searching and paging make no call, otherwise of the page's rows. Only a column that is shown makes it: without `reads` it is only told what
 * has become of it.
 */
function useRelations(reads = true) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const rows = useRows();
    const whole = useQuery({ ...collectionQuery(provider, 'users'), enabled: false });
    const isWhole = Boolean(whole.data?.rows);
    const ids = isWhole ? [] : idsOf(rows);
    return useQuery({
        queryKey: isWhole ? queryKeys.every('users', WITH_RELATIONS) : queryKeys.records('users', ids, WITH_RELATIONS),
        queryFn: async ({ signal }) =>
            (isWhole
                ? await provider.getEvery('users', { meta: WITH_RELATIONS, select: ID, signal })
                : await readRecords(queries, provider, 'users', { ids, meta: WITH_RELATIONS, signal })) as User[],
        staleTime: listFreshMs('users'),
        enabled: reads && whole.data !== undefined,
    });
}

/** Returns a user of the list with keys and groups; undefined until they have been read. */
const useRelated = (id: string): User | undefined => useRelations().data?.find(user => user.id === id);

/** Whether the keys and groups of the whole list have been read, so that they can be printed from a narrow window too (PRINT-2). */
export function useRelationsAtHand(): boolean {
    const [relations, whole] = [queryKeys.every('users', WITH_RELATIONS), queryKeys.collection('users')];
    const queries = useQueryClient();
    return queries.getQueryData(relations) !== undefined && queries.getQueryData<WholeCollection>(whole)?.rows != null;
}

/** Says that the cells lack licences and groups (LIST-13). */
export function RelationsFailed({ groups }: { groups: boolean }) {
    const t = useT();
    const { data, error, refetch } = useRelations(false);
    const names = [t('licences.title'), ...(groups ? [t('userDetail.groups.title')] : [])];
    return <PartsFailed names={names} error={data ? null : error} onRetry={() => void refetch()} />;
}

interface RelationProps {
    user: User;
    /** of the links: within a grid, only those of the current cell can be reached with Tab */
    tabIndex?: number;
}

/** Names with a link to each, three at most, and the number of the others. */
function Names({ all, tabIndex }: { all: readonly { name: string; to: string }[]; tabIndex?: number }) {
    if (all.length === 0) return ABSENT;
    const more = all.length - NAMED;
    const shown = (
        <span className={styles.line} title={all.map(({ name }) => name).join(', ')}>
            {all.slice(0, NAMED).map(({ name, to }, at) => (
                <Fragment key={to}>
                    {at > 0 && ', '}
                    <Link to={to} tabIndex={tabIndex} dir="auto" className={styles.relation}>
                        {name}
                    </Link>
                </Fragment>
            ))}
        </span>
    );
    if (more <= 0) return shown;
    return (
        <span className={styles.named}>
            {shown} <span>+{more}</span>
        </span>
    );
}

/** The names of a user's licences, each once. */
export function UserLicences({ user: { id }, tabIndex }: RelationProps) {
    const t = useT();
    const user = useRelated(id);
    const licences = useQuery(collectionQuery(usePortalDataProvider(), 'licences'));
    if (!user || licences.isPending) return null;
    const known = licences.data?.rows as readonly Licence[] | null | undefined;
    const byLicence = new Map((user.keys ?? []).filter(isListed).map(key => [key.licenceId, key.product]));
    // Without the licences, the products still tell what they are for.
    const all = [...byLicence].map(([licence, product]) => ({
        name: known?.find(one => one.id === licence)?.name ?? codeWord(t, 'licences.products', product),
        to: paths.licence(licence),
    }));
    return <Names all={all} tabIndex={tabIndex} />;
}

/** The names of a user's cloud groups. */
export function UserCloudGroups({ user: { id }, tabIndex }: RelationProps) {
    const user = useRelated(id);
    if (!user) return null;
    return (
        <Names
            all={(user.cloudGroups ?? []).map(group => ({ name: group.label, to: paths.cloudGroup(group.id) }))}
            tabIndex={tabIndex}
        />
    );
}

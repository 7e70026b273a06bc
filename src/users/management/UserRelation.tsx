import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { Fragment, useEffect } from 'react';
import { byId } from '#dataProvider/byId';
import { Link } from '../../ui/Link';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { WholeCollection } from '#dataProvider';
import type { Licence, User } from '#dataProvider/types';
import { isListed } from '../../licences/public';
import { ABSENT } from '../../shared/format/absent';
import { codeWord } from '../../shared/format/code';
import { PartsFailed } from '../../shared/list/PartsFailed';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { usePrinting } from '../../shared/hooks/usePrinting';
import { idsOf, useRows } from '../../shared/list/rows';
import { listFreshMs } from '../../shared/query/freshness';
import { queryKeys } from '../../shared/query/keys';
import { collectionQuery, everyQuery } from '../../shared/query/queries';
import { recordsQuery } from '../../shared/query/records';
import { useRelations, useRelationsReader } from './relations';
import styles from './userList.module.css';

/** Maximum number of licences or groups shown by name in a row; the others are counted (USER-16). */
const NAMED = 3;

const WITH_RELATIONS = { expand: ['keys', 'cloudGroups'] } as const;
const ID = ['id'] as const;

/**
 * Reads the keys and groups of the list's users: of the whole collection if the list has loaded it, so that searching and paging make no call,
 * otherwise of the page's rows.
 */
function useReadRelations(enabled: boolean) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const rows = useRows();
    const whole = useQuery({ ...collectionQuery(provider, 'users'), enabled: false });
    const isWhole = Boolean(whole.data?.rows);
    const ids = isWhole ? [] : idsOf(rows);
    return useQuery<RaRecord[], Error, User[]>({
        ...(isWhole
            ? everyQuery(provider, 'users', ID, WITH_RELATIONS)
            : recordsQuery(queries, provider, 'users', { ids, meta: WITH_RELATIONS })),
        select: users => users as User[],
        staleTime: listFreshMs('users'),
        enabled: enabled && whole.data !== undefined,
    });
}

/** Whether the keys and groups of the whole list have been loaded, so that they can be printed from a narrow window too (PRINT-2). */
export function useRelationsLoaded(): boolean {
    const [relations, whole] = [queryKeys.every('users', ID, WITH_RELATIONS), queryKeys.collection('users')];
    const queries = useQueryClient();
    return queries.getQueryData(relations) !== undefined && queries.getQueryData<WholeCollection>(whole)?.rows != null;
}

/** Reads the data of the cells while any is shown, and shows an error if it fails (LIST-13). */
export function RelationsRead({ groups }: { groups: boolean }) {
    const t = useT();
    const { isShown, show } = useRelationsReader();
    const { data, error, refetch } = useReadRelations(isShown);
    const licences = useQuery({ ...collectionQuery(usePortalDataProvider(), 'licences'), enabled: isShown });
    const { isPending } = licences;
    const known = licences.data?.rows as readonly Licence[] | null | undefined;
    useEffect(() => {
        // Until those of another page have loaded, the known ones stay.
        if (!data) return;
        const names = isPending ? null : new Map(known?.map(({ id, name }) => [id, name]));
        show({ users: byId(data), licences: names });
    }, [data, isPending, known, show]);
    const names = [t('licences.title'), ...(groups ? [t('cloudGroups.title')] : [])];
    return <PartsFailed names={names} error={data ? null : error} onRetry={() => void refetch()} />;
}

interface RelationProps {
    user: Pick<User, 'id'>;
}

/** Up to three names as links, and the number of the others. */
function Names({ all }: { all: readonly { name: string; to: string }[] }) {
    const printing = usePrinting();
    if (all.length === 0) return <span>{ABSENT}</span>;
    // Nobody can ask a sheet for the others.
    const more = printing ? 0 : all.length - NAMED;
    const shown = (
        <span className={styles.line} title={all.map(({ name }) => name).join(', ')}>
            {all.slice(0, printing ? undefined : NAMED).map(({ name, to }, at) => (
                <Fragment key={to}>
                    {at > 0 && <span>, </span>}
                    <Link to={to} dir="auto" translate="no" className="plain-link">
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
export function UserLicences({ user: { id } }: RelationProps) {
    const t = useT();
    const { users, licences } = useRelations();
    const user = users.get(id);
    if (!user || !licences) return null;
    const byLicence = new Map((user.keys ?? []).filter(isListed).map(key => [key.licenceId, key.product]));
    // While the licences' names are unknown, the products are shown.
    const all = [...byLicence].map(([licence, product]) => ({
        name: licences.get(licence) ?? codeWord(t, 'licences.products', product),
        to: paths.licence(licence),
    }));
    return <Names all={all} />;
}

/** The names of a user's cloud groups. */
export function UserCloudGroups({ user: { id } }: RelationProps) {
    const user = useRelations().users.get(id);
    if (!user) return null;
    return <Names all={(user.cloudGroups ?? []).map(group => ({ name: group.label, to: paths.cloudGroup(group.id) }))} />;
}

import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { CloudGroup, User } from '#dataProvider/types';
import { StateChip } from '../../ui/fields/StateChip';
import type { RowAction } from '../../shared/list/types';
import { Actions } from '../../shared/actions/Actions';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import { nameOf } from '../../shared/person';
import { usePageRecord } from '../../shared/RecordPage';
import { RowsSkeleton } from './RowsSkeleton';
import { Section } from '../../ui/Section';
import { SmallNotice } from './SmallNotice';
import { useUserGroups } from './userReads';
import { Link } from '../../ui/Link';
import framed from '#src/ui/framed.module.css';
import styles from './detail.module.css';

interface UserGroupsProps {
    /** none for those who may not change them */
    actions: readonly RowAction[];
    groupActions(group: CloudGroup): readonly RowAction[];
}

/** The cloud groups of the page's user, each with a link. */
export function UserGroups({ actions, groupActions }: UserGroupsProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const user = usePageRecord<User>();
    const { data: groups, error, isPending, refetch } = useUserGroups(user.id);
    const portion = useShowMore(groups?.length ?? 0);

    const body = () => {
        if (isPending) return <RowsSkeleton />;
        if (error && !groups) return <FailedNotice error={error} onRetry={refetch} />;
        if (!groups || groups.length === 0) {
            const text = t(actions.length > 0 ? 'userDetail.groups.emptyText' : 'userDetail.groups.emptyTextReader');
            return <SmallNotice title={t('userDetail.groups.emptyTitle')} text={text} />;
        }
        return (
            <>
                <ul className={`plain-list box ${framed.list}`}>
                    {groups.slice(0, portion.shown).map(group => (
                        <li key={group.id} className={styles.group}>
                            <Link to={paths.cloudGroup(group.id)} className={`plain-link ${styles.link}`}>
                                <bdi translate="no">{group.label}</bdi>
                            </Link>
                            {group.autoAdd && <StateChip tone="neutral">{t('cloudGroups.default')}</StateChip>}
                            <span className={styles.groupActions}>
                                <Actions as="row" name={group.label} actions={groupActions(group)} />
                            </span>
                        </li>
                    ))}
                </ul>
                <ShowMore {...portion} />
            </>
        );
    };

    return (
        <Section
            title={t('cloudGroups.title')}
            count={groups && formatNumber(groups.length)}
            action={<Actions as="section" name={nameOf(user)} actions={actions} />}
        >
            {body()}
        </Section>
    );
}

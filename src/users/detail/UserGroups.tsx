import { Button, IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { CloudGroup, User } from '#dataProvider/types';
import { StateChip } from '../../ui/fields/StateChip';
import { CloseIcon, PlusIcon } from '../../ui/icons';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import { usePageRecord } from '../../shared/RecordPage';
import { RowsSkeleton } from './RowsSkeleton';
import { Section } from '../../ui/Section';
import { SmallNotice } from './SmallNotice';
import { useUserGroups } from './userReads';
import { Link } from '../../ui/Link';
import styles from './detail.module.css';

interface UserGroupsProps {
    manages: boolean;
    onAdd(): void;
    onRemove(group: CloudGroup): void;
}

/** The cloud groups of the page's user, each with a link. */
export function UserGroups({ manages, onAdd, onRemove }: UserGroupsProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const user = usePageRecord<User>();
    const { data: groups, error, isPending, refetch } = useUserGroups(user.id);
    const portion = useShowMore(groups?.length ?? 0);

    const body = () => {
        if (isPending) return <RowsSkeleton />;
        if (error && !groups) return <FailedNotice error={error} onRetry={refetch} />;
        if (!groups || groups.length === 0) {
            const text = t(manages ? 'userDetail.groups.emptyText' : 'userDetail.groups.emptyTextReader');
            return <SmallNotice title={t('userDetail.groups.emptyTitle')} text={text} />;
        }
        return (
            <>
                <ul className={styles.groups}>
                    {groups.slice(0, portion.shown).map(group => (
                        <li key={group.id} className={styles.group}>
                            <Link to={paths.cloudGroup(group.id)} className={styles.link}>
                                <bdi translate="no">{group.label}</bdi>
                            </Link>
                            {group.autoAdd && <StateChip tone="neutral">{t('userDetail.groups.default')}</StateChip>}
                            {manages && (
                                <IconButton
                                    className={styles.groupRemove}
                                    aria-label={t('userDetail.groups.remove', { group: group.label })}
                                    title={t('userDetail.groups.remove', { group: group.label })}
                                    onClick={() => onRemove(group)}
                                >
                                    <CloseIcon />
                                </IconButton>
                            )}
                        </li>
                    ))}
                </ul>
                <ShowMore {...portion} />
            </>
        );
    };

    return (
        <Section
            title={t('userDetail.groups.title')}
            count={groups && formatNumber(groups.length)}
            action={
                manages && (
                    <Button startIcon={<PlusIcon />} onClick={onAdd}>
                        {t('userDetail.groups.add')}
                    </Button>
                )
            }
        >
            {body()}
        </Section>
    );
}

import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import { countOf } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';
import { PersonName } from '../shared/fields/PersonName';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { Popup } from '../ui/popup/Popup';
import { namedMembers, type Member } from './cloudGroup';
import { Link } from '../ui/Link';
import styles from './cloudGroups.module.css';

/** A button with the number of a group's members, which opens a list of the first ten, for administrators with links, and a link to all (GROUP-5). */
export function GroupMembers({ group }: { group: Pick<CloudGroup, 'id' | 'label' | 'users'> }) {
    const t = useT();
    const { data: me } = useCurrentUser();
    const linked = me !== undefined && mayDo(me.role, 'read', 'users');
    const members: readonly Member[] = group.users ?? [];
    const total = countOf(group, 'users');
    const count = t('cloudGroups.members', { smart_count: total });
    if (total === 0) return <span className="muted">{count}</span>;
    const { items, more } = namedMembers(members, total);
    return (
        <Popup kind="dialog" look="text" name={t('cloudGroups.membersOf', { name: group.label })} trigger={count}>
            {() => (
                <div className={`stack ${styles.members}`}>
                    <ul className="stack gap-6 plain-list">
                        {items.map(member => (
                            <li key={member.id} className={styles.member}>
                                <PersonName person={member} to={linked ? paths.user(member.id) : undefined} />
                            </li>
                        ))}
                        {more && <li>…</li>}
                    </ul>
                    <Link to={paths.cloudGroup(group.id)}>{t('cloudGroups.openGroup')}</Link>
                </div>
            )}
        </Popup>
    );
}

import { useTranslate } from 'ra-core';
import { paths } from '../../customRoutes/paths';
import { countOf } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';
import { PersonName } from '../shared/fields/PersonName';
import { StateChip } from '../shared/fields/StateChip';
import { useFigure } from '../shared/hooks/useFigure';
import { CheckIcon } from '../shared/icons';
import { PageLink } from '../shared/PageLink';
import { Popup } from '../shared/popup/Popup';
import { namedMembers, type Member } from './cloudGroup';
import styles from './cloudGroups.module.css';

/** The mark of a default group: icon and word. */
export function DefaultMark() {
    const translate = useTranslate();
    return (
        <StateChip tone="success" icon={<CheckIcon size={14} />}>
            {translate('cloudGroups.default')}
        </StateChip>
    );
}

/** The members of a group, behind a button with their number: the first ten, and the way to all (specification 2, section 9). */
export function GroupMembers({ group }: { group: CloudGroup }) {
    const translate = useTranslate();
    const figure = useFigure();
    const members: readonly Member[] = group.users ?? [];
    const total = countOf(group, 'users');
    const count = translate('cloudGroups.members', { smart_count: total, count: figure(total) });
    if (total === 0) return <span className={styles.muted}>{count}</span>;
    const { items, more } = namedMembers(members, total);
    return (
        <Popup kind="dialog" look="text" name={translate('cloudGroups.membersOf', { name: group.label })} trigger={count}>
            {() => (
                <div className={styles.members}>
                    <ul className={styles.memberList}>
                        {items.map(member => (
                            <li key={member.id} className={styles.member}>
                                <PersonName person={member} />
                            </li>
                        ))}
                        {more && <li>…</li>}
                    </ul>
                    <PageLink to={paths.cloudGroup(group.id)}>{translate('cloudGroups.openGroup')}</PageLink>
                </div>
            )}
        </Popup>
    );
}

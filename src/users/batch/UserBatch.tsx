import { useState, type ComponentType } from 'react';
import type { Customer, User } from '#dataProvider/types';
import { BatchDialog, type Asked, type BatchVerb, type Decided, type Kin, type Reading } from '../../jobs/public';
import { GuestChip } from '../../shared/fields/GuestChip';
import { PersonName } from '../../shared/fields/PersonName';
import type { SelectedIds } from '../../shared/list/useSelectedIds';
import { unknownPerson } from './batch';
import { useInactiveUsers, useSelectedUsers } from './useSelectedUsers';

/** Where an action on several users is opened. */
export interface UserAbout {
    me: User;
    customer: Customer;
    /** id of the licence or group of the page; otherwise it is chosen in the dialog */
    target?: string;
    /** it is for all inactive users, not for selected ones */
    everyInactive: boolean;
    /** changes to all inactive users */
    onEveryInactive(): void;
}

export interface UserBatchProps extends Pick<UserAbout, 'me' | 'customer' | 'target'> {
    /** the selected users; without it, all who are inactive */
    selected?: SelectedIds;
    onClose(): void;
}

export type UserAsked<Values> = Asked<User, Values, UserAbout>;
export type UserDecided<Values, Facts> = Decided<User, Values, UserAbout, Facts>;

/** An action on several users; `reads` is what is read of each of them besides the name. */
export interface UserVerb<Values extends object = object, Facts extends Reading = Reading> extends BatchVerb<
    User,
    Values,
    UserAbout,
    Facts
> {
    reads?: 'keys' | 'cloudGroups';
}

const USERS: Kin<User> = {
    of: 'users',
    nameOf: person => (
        <>
            <PersonName person={person} inline /> <GuestChip person={person} />
        </>
    ),
    leftOutName: (id, user) => <PersonName person={user ?? unknownPerson(id)} />,
    known: user => user,
    reading: 'users.batch.loading',
};

/** Returns the dialog of an action on several users. */
export function userDialog<Values extends object, Facts extends Reading>(
    verb: UserVerb<Values, Facts>,
): ComponentType<UserBatchProps> {
    function Users(props: UserBatchProps & Pick<UserAbout, 'everyInactive' | 'onEveryInactive'>) {
        const { selected, onClose, everyInactive, ...about } = props;
        const [ids] = useState(selected?.ids ?? []);
        const chosen = useSelectedUsers(everyInactive ? [] : ids, verb.reads);
        const inactive = useInactiveUsers(everyInactive);
        return (
            <BatchDialog
                verb={verb}
                kin={USERS}
                about={{ ...about, everyInactive }}
                ids={everyInactive ? undefined : ids}
                rows={everyInactive ? inactive.query : chosen}
                progress={inactive.progress}
                onStarted={() => everyInactive || selected?.replace([])}
                onClose={onClose}
            />
        );
    }
    return function UserBatch(props) {
        const [everyInactive, setEveryInactive] = useState(props.selected === undefined);
        const onEveryInactive = () => setEveryInactive(true);
        return <Users key={String(everyInactive)} {...props} everyInactive={everyInactive} onEveryInactive={onEveryInactive} />;
    };
}

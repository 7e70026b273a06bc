import type { User } from '../../dataProvider/types';
import { UserPicker, type UserPickerProps } from '../people/public';
import { useField } from '../shared/form/fields';
import { ChosenUsers } from './ChosenUsers';
import type { Person } from './user';
import { UserBadges } from './UserBadges';

/** A selected user, `active` as of the selection. */
export type ChosenPerson = Person & Partial<Pick<User, 'active'>>;

interface PeopleFieldProps extends Pick<UserPickerProps, 'expand' | 'isTaken'> {
    /** said of users who cannot be selected, translated */
    takenText: string;
    /** names a value of the form: the selected users */
    name: string;
    /** too many are selected: lists all of them, so that some can be removed */
    tooMany?: boolean;
    /** the form was submitted with too many */
    invalid?: boolean;
    onChange?(): void;
}

/** The users to add, selected from a searchable list, with the selected ones below it. */
export function PeopleField({ name, takenText, tooMany, onChange, ...picker }: PeopleFieldProps) {
    const { value, error, change } = useField<readonly ChosenPerson[]>(name, onChange);
    const ids = new Set(value.map(({ id }) => id));
    const toggle = ({ id, email, alias, active }: ChosenPerson) =>
        change(ids.has(id) ? value.filter(other => other.id !== id) : [...value, { id, email, alias, active }]);
    return (
        <>
            <UserPicker
                {...picker}
                noteOf={user => (picker.isTaken(user) ? takenText : null)}
                badgesOf={user => <UserBadges user={user} />}
                chosen={ids}
                onToggle={toggle}
                error={error}
            />
            <ChosenUsers chosen={value} all={tooMany} onRemove={toggle} />
        </>
    );
}

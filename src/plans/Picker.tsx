import { UserPicker, type UserPickerProps } from '../people/public';
import { UserBadges } from '../users/public';

interface PickerProps extends Pick<UserPickerProps, 'label' | 'single' | 'isTaken' | 'chosen' | 'onToggle'> {
    /** said of users who cannot be selected, translated */
    takenText: string;
    error?: string | null;
}

/** A list of all users, of whom those who leave are selected, or a successor. */
export const Picker = ({ takenText, isTaken, error = null, ...props }: PickerProps) => (
    <UserPicker
        {...props}
        expand="keys"
        isTaken={isTaken}
        noteOf={user => (isTaken(user) ? takenText : null)}
        badgesOf={user => <UserBadges user={user} />}
        error={error}
    />
);

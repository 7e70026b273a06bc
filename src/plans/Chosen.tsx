import { byId } from '#dataProvider/byId';
import { nameOf } from '../shared/person';
import { ChosenUsers, type Person } from '../users/public';
import { Picker } from './Picker';
import { useUsers } from './reads';
import { toggled } from './toggled';
import { Details } from '../ui/Details';

interface ChosenProps {
    ids: readonly string[];
    /** lists all of them by name, however many */
    all?: boolean;
    onRemove(id: string): void;
}

/** Up to this many are listed by name: more are removed from the selection in the list of users, or left out of the check. */
const NAMED = 100;

/** The users who were chosen; of one who cannot be read the id. */
export function Chosen({ ids, all, onRemove }: ChosenProps) {
    const { data = [], isFetching } = useUsers(ids);
    const known = byId(data);
    const chosen = ids.map((id): Person => {
        const user = known.get(id);
        return user ? { id, email: user.email, alias: nameOf(user) } : { id, email: isFetching ? '…' : id, alias: '' };
    });
    return <ChosenUsers chosen={chosen} all={all || chosen.length <= NAMED} onRemove={({ id }) => onRemove(id)} />;
}

interface PeopleProps extends Pick<ChosenProps, 'ids' | 'all'> {
    /** translated; opens the list of all users */
    add: string;
    /** who cannot be chosen (id), and what is said of them, translated */
    isTaken?(id: string): boolean;
    takenText?: string;
    /** they with one more, or one less */
    onChange(toggled: (ids: readonly string[]) => readonly string[]): void;
}

/** Whom a plan is about: those who were chosen, and the list of all users. */
export function People({ ids, all, add, isTaken = () => false, takenText = '', onChange }: PeopleProps) {
    const toggle = (id: string) => onChange(before => toggled(before, id));
    return (
        <>
            <Chosen ids={ids} all={all} onRemove={toggle} />
            <Details summary={add} open={ids.length === 0 || undefined}>
                <Picker
                    isTaken={({ id }) => isTaken(id)}
                    takenText={takenText}
                    chosen={new Set(ids)}
                    onToggle={({ id }) => toggle(id)}
                />
            </Details>
        </>
    );
}

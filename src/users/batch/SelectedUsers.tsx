import type { User } from '#dataProvider/types';
import { PersonName } from '../../shared/fields/PersonName';
import type { ListSelection } from '../../shared/list/types';
import SelectedModal from '../../shared/many/SelectedModal';
import { PERSON_FIELDS } from '../../shared/person';
import { unknownPerson } from './batch';

/** Lists the selected users. */
export default function SelectedUsers(props: { selection: ListSelection; onClose(): void }) {
    return (
        <SelectedModal<User>
            resource="users"
            fields={PERSON_FIELDS}
            nameOf={(user, id) => <PersonName person={user ?? unknownPerson(id)} />}
            {...props}
        />
    );
}

import type { User } from '#dataProvider/types';
import { paths } from '../config/paths';
import { detailOf, matches, ofArea } from '../shared/finder/source';
import { nameOf } from '../shared/person';
import { UsersIcon } from '../ui/icons';

export default ofArea<User>('users', {
    kind: 'users',
    name: 'users.ofLicence.title',
    icon: UsersIcon,
    list: paths.users,
    show: (user, words) => {
        const title = nameOf(user);
        const noted = words !== '' && !matches(words, [user.email, user.forename ?? '', user.surname ?? '']);
        const detail = detailOf(title !== user.email && user.email, noted && user.adminNote);
        return { id: user.id, title, detail, to: paths.user(user.id) };
    },
});

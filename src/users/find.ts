import type { User } from '#dataProvider/types';
import { paths } from '../config/paths';
import { isWordOf } from '../shared/finder/begins';
import { detailOf, matches, ofArea } from '../shared/finder/source';
import type { Source, Sources } from '../shared/finder/types';
import { nameOf } from '../shared/person';
import { UsersIcon } from '../ui/icons';

/** The name in the question what stops somebody. */
const SOMEBODY = '';

/**
 * The words without those of the question what stops somebody ("anna stops"), or null if it is not asked: there is a name, and a word of the
 * question with more than two letters.
 */
export function stoppedOf(words: string, question: string): string | null {
    const all = words.split(' ');
    const asking = all.filter(word => isWordOf(word, question));
    const name = all.filter(word => !asking.includes(word)).join(' ');
    return asking.some(word => word.length > 2) && name.length > 1 ? name : null;
}

/** The same source, which also finds what stops somebody (WHY-1): with one search, for the name. */
function withStops(source: Source, { t }: Parameters<Sources>[0]): Source {
    return {
        ...source,
        async find(words, signal) {
            const name = stoppedOf(words, t('finder.stops', { name: SOMEBODY }));
            if (name === null) return source.find(words, signal);
            const { finds } = await source.find(name, signal);
            const asked = finds.map(find => ({
                ...find,
                title: t('finder.stops', { name: find.title }),
                to: paths.userWhy(find.id),
            }));
            return { finds: asked, total: asked.length };
        },
    };
}

const users = ofArea<User>('users', {
    kind: 'users',
    name: 'users.listTitle',
    icon: UsersIcon,
    list: paths.users,
    show: (user, words) => {
        const title = nameOf(user);
        const noted = words !== '' && !matches(words, [user.email, user.forename ?? '', user.surname ?? '']);
        const detail = detailOf(title !== user.email && user.email, noted && user.adminNote);
        return { id: user.id, title, detail, to: paths.user(user.id) };
    },
});

const sources: Sources = reach => users(reach).map(source => withStops(source, reach));
export default sources;

import type { ReadMeta } from '#dataProvider/resources';
import type { Key } from '#dataProvider/types';
import { paths } from '../config/paths';
import { isListed, PRODUCTS } from '../licences/public';
import { detailOf, kept, listed, manages, matches, sees } from '../shared/finder/source';
import type { Reach, Source, Sources } from '../shared/finder/types';
import { codeWord } from '../shared/format/code';
import { searched } from '../shared/listPaths';
import { nameOf, nameWithEmail } from '../shared/person';
import { readList } from '../shared/query/lists';
import { PasswordIcon } from '../ui/icons';

const LOOK = { kind: 'keys', name: 'keys.title', icon: PasswordIcon } as const;

const WITH_USERS: ReadMeta = { expand: ['users'] };

/** The keys of all licences. */
const everyKey = (reach: Reach): Source =>
    listed<Key>(reach, {
        ...LOOK,
        meta: WITH_USERS,
        filter: { product: [...PRODUCTS] },
        show: ({ id, label, token, product, licenceId, users: holders = [], email }, words) => {
            const { t, isOffered } = reach;
            const byToken = words !== '' && matches(words, [token]);
            // A key is often labelled with its user's name.
            const nameBeside = (one: (typeof holders)[number]) => (nameOf(one) === label ? one.email : nameWithEmail(one));
            const names = holders.length > 0 ? holders.map(nameBeside) : [email];
            return {
                id,
                title: label || token,
                detail: detailOf(codeWord(t, 'licences.products', product), byToken && token, names.join(', ')),
                to: searched(paths.licenceKeys(licenceId), label),
                people:
                    byToken && isOffered(paths.user(id))
                        ? holders.map(holder => {
                              const title = nameOf(holder);
                              const detail = title === holder.email ? undefined : holder.email;
                              return { kind: 'users', id: holder.id, title, detail, to: paths.user(holder.id) };
                          })
                        : undefined,
            };
        },
    });

/** The keys of an ordinary user (KEY-9). */
const ownKeys = ({ queries, provider, user, t }: Reach): Source =>
    kept(LOOK, async () => {
        const { data } = await readList<Key>(queries, provider, 'keys', { meta: { user: user.id } });
        return data.filter(isListed).map(({ id, product, token, label }) => {
            const title = codeWord(t, 'licences.products', product);
            return [{ id, title, detail: token, to: paths.licences }, title, product, token, label] as const;
        });
    });

const sources: Sources = reach => {
    if (manages(reach)) return reach.isOffered(paths.licenceKeys('1')) ? [everyKey(reach)] : [];
    return sees(reach, 'licences') ? [ownKeys(reach)] : [];
};
export default sources;

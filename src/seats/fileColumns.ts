import type { Seat, User } from '../../dataProvider/types';
import type { ExportColumn, ExportContext } from '../shared/export/types';
import { nameOf } from '../shared/person';

/** The users of a licence's seats, for the file (EXPORT-1). */
export default async function exportedUsers({ t, provider, meta, signal }: ExportContext): Promise<ExportColumn<Seat>[]> {
    const users = new Map<string | null, Pick<User, 'alias' | 'email'>>();
    await provider.getPages('users', {
        meta: { ...meta, expand: [] },
        select: ['id', 'email', 'alias'],
        signal,
        onPage: rows => (rows as User[]).forEach(({ id, alias, email }) => users.set(id, { alias, email })),
    });
    const userOf = ({ userId }: Seat) => users.get(userId);
    return [
        {
            header: t('seats.fields.user'),
            value: seat => {
                const user = userOf(seat);
                return user && nameOf(user);
            },
        },
        { header: t('users.fields.email'), value: seat => userOf(seat)?.email },
    ];
}

import type { Seat, User } from '../../dataProvider/types';
import { readersDayCell } from '../shared/export/days';
import type { ListExport } from '../shared/export/types';
import { codeWord } from '../shared/format/code';
import { nameOf } from '../shared/person';

/** The seats of a licence as a file, with their users (EXPORT-1). */
const exported: ListExport<Seat> = {
    fields: ['id', 'machineName', 'active', 'activated', 'deactivated', 'licenceType', 'userId'],
    columns: async ({ t, provider, meta, signal }) => {
        const users = new Map<string | null, Pick<User, 'alias' | 'email'>>();
        await provider.getPages('users', {
            meta: { ...meta, expand: [] },
            select: ['id', 'email', 'alias'],
            signal,
            onPage: rows => (rows as User[]).forEach(({ id, alias, email }) => users.set(id, { alias, email })),
        });
        const userOf = ({ userId }: Seat) => users.get(userId);
        return [
            { header: t('seats.fields.machine'), value: seat => seat.machineName },
            { header: t('seats.fields.state'), value: seat => t(seat.active ? 'seats.active' : 'seats.inactive') },
            { header: t('export.columns.activated'), type: 'date', value: seat => readersDayCell(seat.activated) },
            { header: t('export.columns.deactivated'), type: 'date', value: seat => readersDayCell(seat.deactivated) },
            { header: t('keys.fields.type'), value: seat => codeWord(t, 'licences.types', seat.licenceType) },
            {
                header: t('seats.fields.user'),
                value: seat => {
                    const user = userOf(seat);
                    return user && nameOf(user);
                },
            },
            { header: t('users.fields.email'), value: seat => userOf(seat)?.email },
        ];
    },
};
export default exported;

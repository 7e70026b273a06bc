import type { Ticket } from '../../dataProvider/types';
import { readersDayCell } from '../shared/export/days';
import type { ListExport } from '../shared/export/types';
import { codeWord } from '../shared/format/code';

/** The tickets as a file, active ones included (EXPORT-1). */
const exported: ListExport<Ticket> = {
    // a server may not support the first message as a field (TICKET-2)
    unfiltered: true,
    columns: ({ t }) => [
        { header: t('tickets.fields.number'), type: 'number', value: ticket => ticket.index },
        { header: t('tickets.fields.content'), value: ticket => ticket.content },
        { header: t('tickets.fields.status'), value: ticket => codeWord(t, 'tickets.status', ticket.status) },
        { header: t('tickets.fields.authors'), value: ticket => ticket.authors.join(', ') },
        { header: t('tickets.fields.created'), type: 'date', value: ticket => readersDayCell(ticket.created) },
    ],
};
export default exported;

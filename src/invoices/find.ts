import type { Invoice } from '#dataProvider/types';
import { ofArea } from '../shared/finder/source';
import { formatUtcDay } from '../shared/format/date';
import { invoicesPath, searched } from '../shared/listPaths';
import { DocumentIcon } from '../ui/icons';

export default ofArea<Invoice>('contracts', {
    kind: 'invoices',
    name: 'contracts.invoices.title',
    icon: DocumentIcon,
    list: invoicesPath,
    show: ({ id, name, created }, _words, { language }) => ({
        id,
        title: name,
        detail: Number.isFinite(created) ? formatUtcDay(created, language) : undefined,
        to: searched(invoicesPath, name),
    }),
});

import type { Invoice } from '#dataProvider/types';
import { listed, sees } from '../shared/finder/source';
import type { Sources } from '../shared/finder/types';
import { formatUtcDay } from '../shared/format/date';
import { invoicesPath, searched } from '../shared/listPaths';
import { DocumentIcon } from '../ui/icons';

const sources: Sources = reach =>
    sees(reach, 'contracts')
        ? [
              listed<Invoice>(reach, {
                  kind: 'invoices',
                  name: 'contracts.invoices.title',
                  icon: DocumentIcon,
                  list: invoicesPath,
                  show: ({ id, name, created }) => ({
                      id,
                      title: name,
                      detail: Number.isFinite(created) ? formatUtcDay(created, reach.language) : undefined,
                      to: searched(invoicesPath, name),
                  }),
              }),
          ]
        : [];
export default sources;

import type { RaRecord } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { ExportedList } from '../export/exportedList';
import { useRequestedAction } from '../hooks/useRequestedAction';
import { lazyDialog } from '../../ui/modal/lazyDialog';

const loadModal = () => import('../export/ExportModal');
const ExportModal = lazyDialog(loadModal) as <Row extends RaRecord>(props: {
    source: ExportedList<Row>;
    whole: boolean;
    onClose(): void;
}) => ReactNode;

/** What the toolbar needs to export its list (EXPORT-1). */
export interface ListExporting {
    /** opens the dialog */
    open(): void;
    /** loads its code */
    prepare(): void;
    dialog: ReactElement | null | false;
}

/** Returns the export of a list. Its code is loaded on demand. */
export function useListExport<Row extends RaRecord>(source: ExportedList<Row>): ListExporting {
    const [opened, setOpened] = useState<'list' | 'whole' | null>(null);
    useRequestedAction('whoHasWhat', () => setOpened('whole'));
    return {
        open: () => setOpened('list'),
        prepare: () => void loadModal().catch(() => undefined),
        dialog: opened && <ExportModal source={source} whole={opened === 'whole'} onClose={() => setOpened(null)} />,
    };
}

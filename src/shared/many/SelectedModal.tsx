import type { RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { ReadMeta } from '#dataProvider/resources';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/modal/Modal';
import { Pagination } from '../list/Pagination';
import type { ListSelection } from '../list/types';
import { useSelectionText } from '../list/useSelection';
import { Ticks } from './Ticks';
import { useSelectedRows } from './useSelectedRows';

/** Rows on a page. */
const PER_PAGE = 50;

interface SelectedModalProps<Row extends RaRecord> {
    resource: string;
    meta?: ReadMeta;
    /** JSON names */
    fields: readonly string[];
    selection: ListSelection;
    /** @param row undefined when it no longer exists */
    nameOf(row: Row | undefined, id: string): ReactNode;
    onClose(): void;
}

/**
 * Lists the selected rows, 50 a page. Rows whose checkbox is cleared are removed from the selection when the list is closed, and so are those
 * that no longer exist, which are not listed.
 */
export default function SelectedModal<Row extends RaRecord>(props: SelectedModalProps<Row>) {
    const { resource, meta, fields, selection, nameOf, onClose } = props;
    const t = useT();
    const textOf = useSelectionText(resource);
    // The list keeps its rows while checkboxes are cleared.
    const [ids] = useState(selection.selected.ids);
    const [out, setOut] = useState<ReadonlySet<string>>(new Set());
    const [page, setPage] = useState(1);
    const shown = ids.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const { data, isPending } = useSelectedRows<Row>(resource, { ids: shown, meta, fields });
    const byId = new Map(data?.map(row => [row.id, row]));
    const gone = data ? shown.filter(id => !byId.has(id)) : [];
    const close = () => {
        if (out.size + gone.length > 0) selection.selected.select([...out, ...gone], false);
        onClose();
    };
    return (
        <Modal
            size="lg"
            title={textOf('count', ids.length - out.size - gone.length)}
            onClose={close}
            actions={
                <Button variant="contained" onClick={close}>
                    {t('modal.close')}
                </Button>
            }
        >
            <Ticks
                label={textOf('bar')}
                busy={isPending}
                rows={shown
                    .filter(id => !gone.includes(id))
                    .map(id => ({ id, name: isPending ? '…' : nameOf(byId.get(id), id) }))}
                out={out}
                onChange={setOut}
            />
            <Pagination page={page} perPage={PER_PAGE} total={ids.length} setPage={setPage} />
        </Modal>
    );
}

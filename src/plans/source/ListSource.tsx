import { NO_LIST, type ListDraft } from './listDraft';
import { ListInput } from './ListInput';
import { mappingOf } from './mapping';
import { MappingTable } from './MappingTable';

interface ListSourceProps {
    list: ListDraft;
    /** `table` is among the changes if it is another list */
    onChange(changes: Partial<ListDraft>): void;
}

/** A list, and what its columns hold (READ-1 to READ-5). */
export function ListSource({ list: { table, origin, mapping, leavesHidden }, onChange }: ListSourceProps) {
    return (
        <>
            <ListInput
                table={table}
                origin={origin}
                leavesHidden={leavesHidden}
                onRead={(read, name) => onChange({ table: read, origin: name, mapping: mappingOf(read) })}
                onClear={() => onChange(NO_LIST)}
                onLeaveHidden={leaves => onChange({ leavesHidden: leaves })}
            />
            {table && <MappingTable table={table} mapping={mapping} onChange={next => onChange({ mapping: next })} />}
        </>
    );
}

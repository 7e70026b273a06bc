import { useParams } from 'react-router';
import { keepList, keptList } from './kept';
import { ListEntry, Refusal } from './ListEntry';
import { useTaken } from './ListFields';
import type { ReadChoice } from './read';
import { ReadFrom } from './ReadFrom';
import type { Table } from './table';
import { useLists, type ListReader } from './useLists';

interface ListInputProps {
    table: Table | null;
    /** the name of the file, `''` for what was pasted */
    origin: string;
    leavesHidden: boolean;
    onRead(table: Table, origin: string): void;
    onClear(): void;
    onLeaveHidden(leaves: boolean): void;
}

/** A list as it is pasted, chosen or dropped, and then what was read (READ-1 to READ-5). */
export function ListInput({ table, onRead, ...props }: ListInputProps) {
    const { plan = '' } = useParams();
    const lists = useLists(([read]) => {
        if (!read) return;
        keepList(plan, read);
        onRead(read.list.table, read.file?.name ?? '');
    });
    return table ? <TakenList {...props} table={table} plan={plan} lists={lists} /> : <ListEntry lists={lists} />;
}

type TakenProps = Omit<ListInputProps, 'table' | 'onRead'> & { table: Table; plan: string; lists: ListReader };

/** The list that was read; another file takes its place. */
function TakenList({ table, plan, origin, lists, leavesHidden, onClear, onLeaveHidden }: TakenProps) {
    const source = keptList(plan, origin, table);
    const take = (file: File | null | undefined, choice?: ReadChoice) =>
        file && void lists.take({ files: [file], ...(choice ? { choice } : {}) });
    useTaken({ onFiles: ([file]) => take(file) });
    return (
        <>
            <ReadFrom
                table={table}
                origin={origin}
                list={source?.list}
                leavesHidden={leavesHidden}
                onLeaveHidden={onLeaveHidden}
                onFile={file => take(file)}
                onChoose={choice => take(source?.file, choice)}
                onClear={() => {
                    keepList(plan, null);
                    lists.forget();
                    onClear();
                }}
            />
            <Refusal refused={lists.refused} />
        </>
    );
}

import type { Key } from '#dataProvider/types';
import type { ListSelection } from '../../shared/list/types';
import { SelectedModal } from '../../shared/many/SelectedModal';

interface SelectedKeysProps {
    licence: string;
    selection: ListSelection;
    onClose(): void;
}

/** Lists the selected keys of a licence. */
export default function SelectedKeys({ licence, ...props }: SelectedKeysProps) {
    return (
        <SelectedModal<Key>
            resource="keys"
            meta={{ licence }}
            fields={['id', 'label']}
            nameOf={(key, id) => <bdi translate="no">{key?.label ?? id}</bdi>}
            {...props}
        />
    );
}

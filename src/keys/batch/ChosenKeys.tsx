import type { Key } from '#dataProvider/types';
import type { ListSelection } from '../../shared/list/types';
import { ChosenModal } from '../../shared/many/ChosenModal';

interface ChosenKeysProps {
    licence: string;
    selection: ListSelection;
    onClose(): void;
}

/** Lists the selected keys of a licence. */
export default function ChosenKeys({ licence, ...props }: ChosenKeysProps) {
    return (
        <ChosenModal<Key>
            resource="keys"
            meta={{ licence }}
            fields={['id', 'label']}
            nameOf={(key, id) => <bdi>{key?.label ?? id}</bdi>}
            {...props}
        />
    );
}

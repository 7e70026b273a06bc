import type { Seat } from '#dataProvider/types';
import type { ListSelection } from '../../shared/list/types';
import { SelectedModal } from '../../shared/many/SelectedModal';

interface SelectedSeatsProps {
    licence: string;
    selection: ListSelection;
    onClose(): void;
}

/** Lists the selected seats of a licence. */
export default function SelectedSeats({ licence, ...props }: SelectedSeatsProps) {
    return (
        <SelectedModal<Seat>
            resource="seats"
            meta={{ licence }}
            fields={['id', 'machineName']}
            nameOf={(seat, id) => <bdi translate="no">{seat?.machineName ?? id}</bdi>}
            {...props}
        />
    );
}

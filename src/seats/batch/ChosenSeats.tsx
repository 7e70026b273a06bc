import type { Seat } from '#dataProvider/types';
import type { ListSelection } from '../../shared/list/types';
import { ChosenModal } from '../../shared/many/ChosenModal';

interface ChosenSeatsProps {
    licence: string;
    selection: ListSelection;
    onClose(): void;
}

/** Lists the selected seats of a licence. */
export default function ChosenSeats({ licence, ...props }: ChosenSeatsProps) {
    return (
        <ChosenModal<Seat>
            resource="seats"
            meta={{ licence }}
            fields={['id', 'machineName']}
            nameOf={(seat, id) => <bdi>{seat?.machineName ?? id}</bdi>}
            {...props}
        />
    );
}

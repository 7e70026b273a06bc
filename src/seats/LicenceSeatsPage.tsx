import { useTranslate } from 'ra-core';
import { mayDo } from '../../authProvider/access';
import { LicenceFrame } from '../licences/public';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { SeatList } from './SeatList';

/**
 * `/licences/{licence}/seats`: the machines that the licence is or was used on. `?filter={keyId}` shows those of one key
 * (specification 2, section 2). An expired licence's seats can still be released.
 */
export default function LicenceSeatsPage() {
    const translate = useTranslate();
    const { data: user } = useCurrentUser();
    const mayChange = user !== undefined && mayDo(user.role, 'release', 'seats');
    return (
        <LicenceFrame section={translate('seats.title')}>
            {licence => <SeatList licence={licence} mayChange={mayChange} />}
        </LicenceFrame>
    );
}

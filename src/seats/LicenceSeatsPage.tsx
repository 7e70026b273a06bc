import { useTranslate } from 'ra-core';
import { mayDo } from '../../authProvider/access';
import { LicenceFrame } from '../licences/public';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { SeatList } from './SeatList';

/**
 * `/licences/{licence}/seats`: the machines on which the licence is or was used. `?filter={keyId}` shows those of one key (SEAT-1). An
 * expired licence's seats can still be released.
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

import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { LicenceFrame } from '../licences/public';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { SeatList } from './SeatList';

/**
 * `/licences/{licence}/seats`: the machines on which the licence is or was used. `?filter={keyId}` shows those of one key (SEAT-1). An
 * expired licence's seats can still be released.
 */
export default function LicenceSeatsPage() {
    const t = useT();
    const { data: user } = useCurrentUser();
    const mayChange = user !== undefined && mayDo(user.role, 'release', 'seats');
    return (
        <LicenceFrame section={t('seats.title')}>{licence => <SeatList licence={licence} mayChange={mayChange} />}</LicenceFrame>
    );
}

import { useT } from '#i18n/useT';
import { LicenceFrame } from '../licences/public';
import { SeatList } from './SeatList';

/**
 * `/licences/{licence}/seats`: the machines on which the licence is or was in use. `?filter={keyId}` shows those of one key (SEAT-1). An
 * expired licence's seats can still be released.
 */
export default function LicenceSeatsPage() {
    const t = useT();
    return (
        <LicenceFrame section={t('seats.title')}>
            <SeatList />
        </LicenceFrame>
    );
}

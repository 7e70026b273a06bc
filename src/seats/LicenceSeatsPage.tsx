import { useTranslate } from 'ra-core';
import { LicenceFrame } from '../licences/public';

/** The seats of a licence. */
export default function LicenceSeatsPage() {
    const translate = useTranslate();
    return <LicenceFrame section={translate('seats.title')}>{() => <p>{translate('upcoming.text')}</p>}</LicenceFrame>;
}

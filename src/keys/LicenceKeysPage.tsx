import { useTranslate } from 'ra-core';
import { LicenceFrame } from '../licences/public';

/** The keys of a licence. */
export default function LicenceKeysPage() {
    const translate = useTranslate();
    return <LicenceFrame section={translate('licences.ownKeysTitle')}>{() => <p>{translate('upcoming.text')}</p>}</LicenceFrame>;
}

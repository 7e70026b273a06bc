import { useTranslate } from 'ra-core';
import { LicenceFrame } from '../licences/public';

/** The users of a licence. */
export default function LicenceUsersPage() {
    const translate = useTranslate();
    return <LicenceFrame section={translate('licenceUsers.title')}>{() => <p>{translate('upcoming.text')}</p>}</LicenceFrame>;
}

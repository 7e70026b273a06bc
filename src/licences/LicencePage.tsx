import { useTranslate } from 'ra-core';
import { LicenceFrame } from './LicenceFrame';

/** One licence (specification 2, section 2, "/licences/{licence}"). */
export default function LicencePage() {
    const translate = useTranslate();
    return <LicenceFrame>{() => <p>{translate('upcoming.text')}</p>}</LicenceFrame>;
}

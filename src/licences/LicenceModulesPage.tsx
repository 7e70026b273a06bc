import { useTranslate } from 'ra-core';
import { LicenceFrame } from './LicenceFrame';

/** The modules of a licence. */
export default function LicenceModulesPage() {
    const translate = useTranslate();
    return <LicenceFrame section={translate('licences.modulesTitle')}>{() => <p>{translate('upcoming.text')}</p>}</LicenceFrame>;
}

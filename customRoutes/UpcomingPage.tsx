import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { areas } from '../src/shared/areas';
import { useBreadcrumb } from '../src/shared/breadcrumb';
import { PageHeader } from '../src/shared/PageHeader';

/** Stands for a page of a later version and says so in one plain line. */
export default function UpcomingPage() {
    const translate = useTranslate();
    const { pathname } = useLocation();
    const area = areas.find(candidate => pathname.startsWith(candidate.target('de').href));
    const title = translate(area ? `areas.${area.id}` : 'areas.academy');
    useBreadcrumb([{ title }]);
    return <PageHeader title={title} facts={translate('upcoming.text')} />;
}

import { RecordContextProvider } from 'ra-core';
import { useT } from '#i18n/useT';
import { isAdministrator } from '#authProvider/roles';
import { paths } from '#src/config/paths';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { PageTexts } from '#src/shared/LaterTexts';
import { PageSkeleton } from '#src/ui/feedback/Skeleton';
import { Chain } from './Chain';

/** `/why`: what stops the signed-in user (WHY-4). */
export default function OwnWhyPage() {
    return (
        <PageTexts name="why">
            <Own />
        </PageTexts>
    );
}

function Own() {
    const t = useT();
    const query = useCurrentUser();
    const { data: me, error } = query;
    const title = t('finder.stopsMe');
    useBreadcrumb([{ title: t('keys.title'), url: paths.licences }, { title }]);
    if (!me) {
        if (error) throw error;
        return <PageSkeleton />;
    }
    return (
        // as on the page of a user, whose dialogs it opens
        <RecordContextProvider value={me}>
            <Chain title={title} person={{ ...query, data: me }} me={me} isOwn={!isAdministrator(me)} />
        </RecordContextProvider>
    );
}

import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { User } from '#dataProvider/types';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { PageTexts } from '#src/shared/LaterTexts';
import { nameOf } from '#src/shared/person';
import { useRecord } from '#src/shared/query/records';
import { RecordPage } from '#src/shared/RecordPage';
import { Chain } from './Chain';

/** `/user-management/{user}/why`: what stops a person from using a product, for administrators (WHY-1). */
export default function WhyPage() {
    const { user = '' } = useParams();
    return (
        <PageTexts name="why">
            <OfUser key={user} id={user} />
        </PageTexts>
    );
}

function OfUser({ id }: { id: string }) {
    const t = useT();
    const query = useRecord<User>('users', id);
    const { data: me } = useCurrentUser();
    const title = query.data ? t('finder.stops', { name: nameOf(query.data) }) : '…';
    return (
        <RecordPage
            resource="users"
            query={query}
            list={{ title: t('users.title'), url: paths.users }}
            section={{ title, parent: paths.user(id) }}
        >
            {query.data && me && <Chain title={title} person={{ ...query, data: query.data }} me={me} isOwn={false} />}
        </RecordPage>
    );
}

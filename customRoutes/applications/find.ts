import type { Application } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { kept, sees } from '#src/shared/finder/source';
import type { Sources } from '#src/shared/finder/types';
import { ApplicationsIcon } from '#src/ui/icons';
import { APPLICATIONS_KEY } from './useApplications';

const LOOK = { kind: 'applications', name: 'applications.title', icon: ApplicationsIcon } as const;

const sources: Sources = reach => {
    const { queries, provider } = reach;
    const read = async () => {
        const all = await queries.query<readonly Pick<Application, 'id' | 'label'>[]>({
            queryKey: APPLICATIONS_KEY,
            queryFn: ({ signal }) => provider.getApplications({ signal }),
        });
        return all.map(({ id, label }) => [{ id, title: label, to: paths.applications }, label, id] as const);
    };
    return sees(reach, 'applications') ? [kept(LOOK, read)] : [];
};
export default sources;

import type { Video } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { foundOf, manages } from '#src/shared/finder/source';
import type { Find, Reach, Source, Sources } from '#src/shared/finder/types';
import { PlayIcon } from '#src/ui/icons';

const show = ({ id, label, type, directoryId }: Video): Find => ({
    kind: 'videos',
    id,
    title: label,
    to: type === 'placeholder' ? paths.academyDirectory(directoryId) : paths.academyVideo(directoryId, id),
});

const videos = ({ provider }: Reach): Source => ({
    kind: 'videos',
    name: 'academy.search.targets.video',
    icon: PlayIcon,
    resource: 'academy',
    find: async (query, signal) =>
        foundOf((await provider.searchAcademy({ query, target: 'video', tags: [], signal })).videos.map(show)),
    async recall(ids, signal) {
        const read = await Promise.allSettled(ids.map(video => provider.getVideo({ video, signal })));
        return read.flatMap(result => (result.status === 'fulfilled' ? [show(result.value)] : []));
    },
});

/** The portal's own academy alone (SHELL-12). */
const sources: Sources = reach =>
    !manages(reach) && reach.areas.some(({ id, external }) => id === 'academy' && !external) ? [videos(reach)] : [];
export default sources;

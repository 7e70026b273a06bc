import { paths } from '#src/config/paths';
import { ApplicationsIcon } from '#src/ui/icons';
import { inside, type Manifest } from '#src/shared/manifest';

export const applications: Manifest = {
    name: 'applications',
    switch: 'applications',
    finds: () => import('./find'),
    pages: [{ path: paths.applications, load: () => import('./ApplicationsPage') }],
    area: { icon: ApplicationsIcon, texts: () => 'applications', target: inside(paths.applications), shown: () => true },
};

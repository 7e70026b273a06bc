import type { Request, Router } from 'express';
import type { Application } from '../../dataProvider/types';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Mock } from '../context';
import { absolute } from './shared/address';
import { notFound, param } from './shared/input';

declare module '../rows/state' {
    interface MockState {
        applications: Application[];
    }
}

export const ROWS: Descriptions<Collections<'applications'>> = {
    applications: {
        name: 'application',
        prefix: 'a',
        schema: 'Application',
        shared: ['id', 'label', 'documents', 'downloads', 'links'],
    },
};

const wire = (req: Request, { id, label, documents, downloads, links }: Application): Application => {
    const whole = <Item extends { href: string }>(items: readonly Item[]): Item[] =>
        items.map(item => ({ ...item, href: absolute(req, item.href) }));
    return { id, label, documents: whole(documents), downloads: whole(downloads), links: whole(links) };
};

/** The applications, the same for every signed-in user. */
export function register(api: Router, mock: Mock): void {
    api.get('/applications', (req, res) => {
        mock.caller(req);
        res.json(mock.state.applications.map(application => wire(req, application)));
    });

    api.get('/rest/applications/:id', (req, res) => {
        mock.caller(req);
        const application = mock.state.applications.find(row => row.id === param(req, 'id'));
        if (!application) throw notFound('Application');
        res.json(wire(req, application));
    });
}

const ALL = ['de', 'en', 'fr', 'it', 'nl', 'pl', 'sk'];

/**
 * The applications, with every case of APPLICATION-2: documents in some or all languages, one download, a download per language, links with
 * and without the caller's language, and one application (`cam`) for which the portal has no description. URLs are paths of this server,
 * which the route makes absolute.
 */
export function seed(): Collections<'applications'> {
    const applications: Application[] = [
        {
            id: 'pcad',
            label: 'pCAD',
            documents: [
                { label: 'Handbuch', href: '/media/docs/pcad-manual-de.pdf', languages: ['de'] },
                { label: 'Manual', href: '/media/docs/pcad-manual-en.pdf', languages: ['en', 'it', 'nl', 'pl', 'sk'] },
                { label: 'Manuel', href: '/media/docs/pcad-manual-fr.pdf', languages: ['fr'] },
                { label: 'Release notes', href: '/media/docs/pcad-release-notes.pdf', languages: ALL },
            ],
            downloads: [
                { href: '/media/downloads/pcad-setup-de.zip', languages: ['de'] },
                { href: '/media/downloads/pcad-setup-en.zip', languages: ['en', 'it', 'nl', 'pl', 'sk'] },
                { href: '/media/downloads/pcad-setup-fr.zip', languages: ['fr'] },
            ],
            links: [],
        },
        {
            id: 'rooms',
            label: 'Rooms',
            documents: [],
            downloads: [],
            links: [
                { href: '/media/app.html?app=rooms&lang=de', languages: ['de'] },
                { href: '/media/app.html?app=rooms&lang=en', languages: ['en'] },
            ],
        },
        {
            id: 'showroom',
            label: 'Showroom',
            documents: [{ label: 'Setting up the showroom', href: '/media/docs/showroom-setup-en.pdf', languages: ['en'] }],
            downloads: [
                { href: '/media/downloads/showroom-setup-de.zip', languages: ['de'] },
                { href: '/media/downloads/showroom-setup-en.zip', languages: ['en'] },
            ],
            links: [{ href: '/media/app.html?app=showroom', languages: ALL }],
        },
        {
            id: 'phome',
            label: 'pHome',
            documents: [
                { label: 'Schnellstart', href: '/media/docs/phome-quickstart-de.pdf', languages: ['de'] },
                {
                    label: 'Quick start',
                    href: '/media/docs/phome-quickstart-en.pdf',
                    languages: ['en', 'fr', 'it', 'nl', 'pl', 'sk'],
                },
            ],
            downloads: [{ href: '/media/downloads/phome-setup.zip', languages: ALL }],
            links: [],
        },
        {
            id: 'cam',
            label: 'CAM',
            documents: [
                { label: 'Unterstützte Maschinen', href: '/media/docs/cam-machines-de.pdf', languages: ['de'] },
                { label: 'Supported machines', href: '/media/docs/cam-machines-en.pdf', languages: ['en'] },
            ],
            downloads: [{ href: '/media/downloads/cam-postprocessors.zip', languages: ALL }],
            links: [],
        },
    ];
    return { applications };
}

import type { Application } from '../../dataProvider/types';

const ALL = ['de', 'en', 'fr', 'it', 'nl', 'pl', 'sk'];

/**
 * The applications, with every case of APPLICATION-2: documents in some or all languages, one download, a download per language, links with
 * and without the caller's language, and one application (`cam`) for which the portal has no description. URLs are paths of this server,
 * which the route makes absolute.
 */
export function seedApplications(): Application[] {
    return [
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
}

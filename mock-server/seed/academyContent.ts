import type { Tag, Video } from '../../dataProvider/types';

/** The academy's texts, in German: customers with another first language have an academy elsewhere (SHELL-12). */

export const LIBRARY = 'lib1';

/** What plays a video: a clip of media/video, the stream, or the clip in a frame. */
export type Clip = 'welcome' | 'cabinets' | 'rendering' | 'stream' | 'frame';

export interface VideoEntry {
    id: string;
    label: string;
    description?: string;
    type?: Video['type'];
    /** null: nothing to play yet (a placeholder) */
    clip: Clip | null;
    /** a drawing of media/thumbs */
    thumbnail: string | null;
    tags: readonly string[];
    /** true unless set */
    locked?: boolean;
    /** days from today */
    expiresIn?: number;
    allowComments?: boolean;
    attachments?: Video['attachments'];
}

interface DirectoryEntry {
    id: string;
    parentId: string | null;
    label: string;
    description: string | null;
    introVideo: string | null;
    thumbnail: string | null;
    displayType: 'category' | 'directory';
    locked: boolean;
    /** ids of videos (v...) and directories (d...) in order */
    groups: readonly { label: string; items: readonly string[] }[];
}

export const TAGS: readonly Tag[] = [
    { id: 'beginner', label: 'Einsteiger' },
    { id: 'advanced', label: 'Fortgeschrittene' },
    { id: 'kitchen', label: 'Küche' },
    { id: 'bath', label: 'Bad' },
    { id: 'render', label: 'Visualisierung' },
    { id: 'cam', label: 'CAM' },
    { id: 'live', label: 'Live' },
];

const EXERCISE = {
    label: 'Übung: Schrankwand',
    type: 'application/pdf',
    size: 1686,
    resourceUri: '/media/docs/exercise-cabinets.pdf',
};
const MACHINES = {
    label: 'Unterstützte Maschinen',
    type: 'application/pdf',
    size: 1663,
    resourceUri: '/media/docs/cam-machines-de.pdf',
};

export const VIDEOS: readonly VideoEntry[] = [
    {
        id: 'v101',
        label: 'Willkommen in der Akademie',
        description: 'Was Sie hier lernen und wie die Kurse aufgebaut sind.',
        clip: 'welcome',
        thumbnail: 'start',
        tags: ['beginner'],
        locked: false,
        attachments: [EXERCISE],
    },
    {
        id: 'v102',
        label: 'Den Raum anlegen',
        description: 'Wände, Fenster und Türen eingeben und ändern.',
        clip: 'cabinets',
        thumbnail: 'drawing',
        tags: ['beginner', 'kitchen'],
        locked: false,
    },
    {
        id: 'v103',
        label: 'Schränke einsetzen',
        description:
            'Vom ersten Unterschrank bis zur letzten Lücke.\n\n0:00 Unterschränke\n0:08 Hochschränke\n0:14 Lücken füllen',
        clip: 'cabinets',
        thumbnail: 'kitchen',
        tags: ['beginner', 'kitchen'],
        attachments: [EXERCISE],
    },
    {
        id: 'v104',
        label: 'Arbeitsplatten und Ausschnitte',
        clip: 'cabinets',
        thumbnail: 'worktop',
        tags: ['beginner', 'kitchen'],
    },
    {
        id: 'v105',
        label: 'Planung im Rahmen eines Partners',
        clip: 'frame',
        thumbnail: 'kitchen',
        tags: ['kitchen'],
        locked: false,
    },
    { id: 'v106', label: 'Griffe und Fronten tauschen', clip: 'cabinets', thumbnail: 'tools', tags: ['advanced', 'kitchen'] },
    { id: 'v107', label: 'Das Bad: Dusche und Wanne', clip: 'rendering', thumbnail: 'bath', tags: ['bath', 'beginner'] },
    { id: 'v108', label: 'Fliesen verlegen', clip: 'rendering', thumbnail: 'bath', tags: ['bath', 'advanced'], expiresIn: 20 },
    { id: 'v201', label: 'Licht setzen', clip: 'rendering', thumbnail: 'light', tags: ['render', 'beginner'], locked: false },
    { id: 'v202', label: 'Tageslicht und Sonnenstand', clip: 'rendering', thumbnail: 'light', tags: ['render', 'advanced'] },
    {
        id: 'v203',
        label: 'Materialien mit Tiefe',
        clip: 'rendering',
        thumbnail: null,
        tags: ['render', 'advanced'],
        allowComments: false,
    },
    {
        id: 'v301',
        label: 'Von der Planung zur Maschine',
        clip: 'stream',
        thumbnail: 'cam',
        tags: ['cam'],
        locked: false,
        attachments: [MACHINES],
    },
    { id: 'v302', label: 'Werkzeuge und Postprozessor', clip: 'cabinets', thumbnail: 'tools', tags: ['cam', 'advanced'] },
    {
        id: 'v303',
        label: 'Nesting ganzer Platten',
        clip: 'cabinets',
        thumbnail: 'cam',
        tags: ['cam', 'advanced'],
        attachments: [MACHINES],
    },
    {
        id: 'v401',
        label: 'Fragestunde Küche',
        type: 'stream',
        clip: 'stream',
        thumbnail: 'live',
        tags: ['live', 'kitchen'],
        expiresIn: 3,
    },
    {
        id: 'v402',
        label: 'Fragestunde CAM (in Vorbereitung)',
        type: 'placeholder',
        clip: null,
        thumbnail: 'live',
        tags: ['live', 'cam'],
    },
];

export const DIRECTORIES: readonly DirectoryEntry[] = [
    {
        id: 'd1',
        parentId: null,
        label: 'Planen',
        description: 'Vom leeren Raum zur fertigen Planung.',
        introVideo: 'v101',
        thumbnail: 'kitchen',
        displayType: 'category',
        locked: false,
        groups: [
            { label: 'Erste Schritte', items: ['v101', 'd11'] },
            { label: 'Vertiefung', items: ['d12', 'd13'] },
        ],
    },
    {
        id: 'd11',
        parentId: 'd1',
        label: 'Küche in fünf Schritten',
        description: 'Ein Kurs für den Anfang: Raum, Schränke, Arbeitsplatte.',
        introVideo: 'v102',
        thumbnail: 'drawing',
        displayType: 'directory',
        locked: false,
        groups: [
            { label: 'Grundlagen', items: ['v102', 'v103', 'v104'] },
            { label: 'Aus der Praxis', items: ['v105'] },
        ],
    },
    {
        id: 'd12',
        parentId: 'd1',
        label: 'Küche für Fortgeschrittene',
        description: 'Fronten, Griffe und Sonderlösungen.',
        introVideo: null,
        thumbnail: 'tools',
        displayType: 'directory',
        locked: true,
        groups: [{ label: 'Lektionen', items: ['v106'] }],
    },
    {
        id: 'd13',
        parentId: 'd1',
        label: 'Das Bad',
        description: null,
        introVideo: null,
        thumbnail: 'bath',
        displayType: 'directory',
        locked: true,
        groups: [{ label: 'Lektionen', items: ['v107', 'v108'] }],
    },
    {
        id: 'd2',
        parentId: null,
        label: 'Visualisieren',
        description: 'Licht, Materialien und Bilder für das Verkaufsgespräch.',
        introVideo: 'v201',
        thumbnail: 'light',
        displayType: 'category',
        locked: false,
        groups: [{ label: 'Licht und Material', items: ['v201', 'v202', 'v203'] }],
    },
    {
        id: 'd3',
        parentId: null,
        label: 'Fertigen mit CAM',
        description: 'Von der Planung zur Maschine.',
        introVideo: 'v301',
        thumbnail: 'cam',
        displayType: 'category',
        locked: false,
        groups: [{ label: 'Lektionen', items: ['v301', 'v302', 'v303'] }],
    },
    {
        id: 'd4',
        parentId: null,
        label: 'Live-Termine',
        description: null,
        introVideo: null,
        thumbnail: 'live',
        displayType: 'category',
        locked: true,
        groups: [{ label: 'Demnächst', items: ['v401', 'v402'] }],
    },
    {
        id: 'd5',
        parentId: null,
        label: 'In Vorbereitung',
        description: 'Hier entsteht ein neuer Kurs.',
        introVideo: null,
        thumbnail: null,
        displayType: 'category',
        locked: true,
        groups: [],
    },
];

import type { MockState, Row } from '../rows/state';
import { DIRECTORIES, LIBRARY, TAGS, VIDEOS, type Clip, type VideoEntry } from './academyContent';
import type { SeedContext } from './context';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The clips of media/video, in seconds; every video plays one of them. */
const CLIP_SECONDS: Readonly<Record<Clip, number>> = { welcome: 12, cabinets: 20, rendering: 16, stream: 12, frame: 20 };

const captions = (name: string): Row<'embeds'>['captions'] => [
    { src: `/media/captions/${name}.de.vtt`, srclang: 'de', label: 'Deutsch' },
    { src: `/media/captions/${name}.en.vtt`, srclang: 'en', label: 'English' },
];

/** How each clip is played: as a file, as a stream, or in a frame that supports player.js messages. */
const SOURCES: Readonly<Record<Clip, Omit<Row<'embeds'>, 'libraryId' | 'videoId'>>> = {
    welcome: {
        type: 'video/mp4',
        src: '/media/video/welcome.mp4',
        poster: '/media/thumbs/start.svg',
        captions: captions('welcome'),
    },
    cabinets: {
        type: 'video/mp4',
        src: '/media/video/cabinets.mp4',
        poster: '/media/thumbs/cabinets-poster.webp',
        captions: captions('cabinets'),
    },
    rendering: { type: 'video/webm', src: '/media/video/rendering.webm', captions: captions('rendering') },
    stream: { type: 'application/vnd.apple.mpegurl', src: '/media/video/welcome.m3u8', captions: captions('welcome') },
    frame: { type: 'text/html', src: '/media/embed.html?clip=cabinets.mp4&captions=cabinets', captions: [] },
};

/** The directory of a video: the first one that lists it. */
const directoryOf = (videoId: string): string =>
    DIRECTORIES.find(directory => directory.groups.some(group => group.items.includes(videoId)))?.id ?? '';

const videoRow = (entry: VideoEntry, ctx: SeedContext): Row<'videos'> => ({
    id: entry.id,
    label: entry.label,
    type: entry.type ?? 'video',
    duration: entry.clip ? CLIP_SECONDS[entry.clip] : 0,
    thumbnail: entry.thumbnail === null ? null : `/media/thumbs/${entry.thumbnail}.svg`,
    tags: [...entry.tags],
    locked: entry.locked ?? true,
    expiresAt: entry.expiresIn === undefined ? null : ctx.day(entry.expiresIn),
    directoryId: directoryOf(entry.id),
    libraryId: LIBRARY,
    allowComments: entry.allowComments ?? true,
    attachments: (entry.attachments ?? []).map(attachment => ({ ...attachment })),
    metaData: entry.description === undefined ? {} : { description: entry.description },
});

const directoryRows = (): Row<'directories'>[] =>
    DIRECTORIES.map(({ id, parentId, label, description, introVideo, thumbnail, displayType, locked, groups }) => ({
        id,
        parentId,
        label,
        description,
        introVideo,
        thumbnail: thumbnail === null ? null : `/media/thumbs/${thumbnail}.svg`,
        displayType,
        locked,
        groups: groups.map(group => ({
            label: group.label,
            items: group.items.map(item => ({
                kind: item.startsWith('v') ? ('video' as const) : ('directory' as const),
                id: item,
            })),
        })),
    }));

interface Said {
    id: string;
    video: string;
    /** an account's e-mail, or the name of a member of the training team */
    by: string;
    hoursAgo: number;
    content: string;
    parent?: string;
    edited?: boolean;
    hidden?: boolean;
}

const TRAINER = 'Team Schulung';

const SAID: readonly Said[] = [
    { id: 'cm1', video: 'v101', by: 'admin@holzmann.example', hoursAgo: 900, content: 'Sehr guter Einstieg, danke!' },
    {
        id: 'cm2',
        video: 'v101',
        by: TRAINER,
        hoursAgo: 890,
        content: 'Vielen Dank, weiter geht es mit der ersten Planung.',
        parent: 'cm1',
    },
    {
        id: 'cm3',
        video: 'v101',
        by: 'user@holzmann.example',
        hoursAgo: 400,
        content: 'Gibt es die Übung auch als Datei?',
        edited: true,
    },
    { id: 'cm4', video: 'v101', by: TRAINER, hoursAgo: 380, content: 'Ja, unter „Anhänge“ neben dem Video.', parent: 'cm3' },
    { id: 'cm5', video: 'v101', by: 'umlaut@holzmann.example', hoursAgo: 370, content: 'Gefunden 👍', parent: 'cm3' },
    { id: 'cm6', video: 'v101', by: 'admin@northfield.example', hoursAgo: 300, content: 'Removed by a moderator', hidden: true },
    { id: 'cm7', video: 'v101', by: TRAINER, hoursAgo: 298, content: 'Bitte bleiben Sie sachlich.', parent: 'cm6' },
    {
        id: 'cm8',
        video: 'v101',
        by: 'dana.levi@holzmann.example',
        hoursAgo: 90,
        content: 'איפה נמצא הקובץ? (Wo liegt die Datei?) <b>wichtig</b>',
    },
    {
        id: 'cm9',
        video: 'v102',
        by: 'user@holzmann.example',
        hoursAgo: 48,
        content: 'Bei mir fehlt die Sockelblende.\nWoran kann das liegen?',
    },
    { id: 'cm10', video: 'v201', by: 'admin@schule.example', hoursAgo: 30, content: 'Das zeigen wir in der Klasse.' },
];

const commentRows = (ctx: SeedContext): Row<'comments'>[] =>
    SAID.flatMap(({ id, video, by, hoursAgo, content, parent, edited, hidden }) => {
        const user = ctx.users.find(candidate => candidate.email === by);
        if (!user && by !== TRAINER) return [];
        const createdAt = ctx.now - hoursAgo * HOUR;
        return {
            id,
            videoId: video,
            userId: user?.id ?? null,
            parentId: parent ?? null,
            content,
            author: user?.displayName ?? by,
            createdAt,
            editedAt: edited ? Math.min(createdAt + DAY, ctx.now) : null,
            moderator: by === TRAINER,
            hidden: hidden ?? false,
        };
    });

/** Progress in percent: finished, just finished (95), started. */
const WATCHED: readonly (readonly [email: string, videoId: string, value: number])[] = [
    ['user@holzmann.example', 'v101', 100],
    ['user@holzmann.example', 'v102', 42.5],
    ['user@holzmann.example', 'v103', 95],
    ['admin@holzmann.example', 'v101', 60.25],
    ['student@schule.example', 'v101', 12],
];

const progressRows = (ctx: SeedContext): Row<'progress'>[] =>
    WATCHED.flatMap(([email, videoId, value]) => {
        const user = ctx.users.find(candidate => candidate.email === email);
        return user ? { userId: user.id, videoId, value } : [];
    });

/**
 * The academy: categories with directories, free and locked videos of every kind, tags, comments with replies, progress. The same for every
 * seed; times are relative to `ctx.now`. URLs are paths of this server, which the routes make absolute.
 */
export function seedAcademy(
    ctx: SeedContext,
): Pick<MockState, 'directories' | 'videos' | 'embeds' | 'tags' | 'comments' | 'progress'> {
    return {
        directories: directoryRows(),
        videos: VIDEOS.map(entry => videoRow(entry, ctx)),
        embeds: VIDEOS.flatMap(({ id, clip }) => (clip ? { libraryId: LIBRARY, videoId: id, ...SOURCES[clip] } : [])),
        tags: TAGS.map(tag => ({ ...tag })),
        comments: commentRows(ctx),
        progress: progressRows(ctx),
    };
}

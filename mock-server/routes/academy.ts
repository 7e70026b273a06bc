import type { Request, Router } from 'express';
import type { Directory, Embed, Tag, Video } from '../../dataProvider/types';
import { text, anyText, orNull } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Mock } from '../context';
import { findDirectory, findVideo, playlistOf, viewOf, type AcademyView } from './academyRecords';
import { badRequest, bodyOf, forbidden, notFound, param } from './shared/input';

/** `parentId` and `items` form the tree: an item is a directory's or a video's id under a group label. */
export type DirectoryRow = Pick<
    Directory,
    'id' | 'label' | 'description' | 'introVideo' | 'thumbnail' | 'displayType' | 'locked'
> & {
    parentId: string | null;
    groups: { label: string; items: { kind: 'video' | 'directory'; id: string }[] }[];
};
export type VideoRow = Omit<Video, 'progress'>;
export type EmbedRow = Embed & { libraryId: string; videoId: string };
export interface ProgressRow {
    userId: string;
    videoId: string;
    value: number;
}

declare module '../rows/state' {
    interface MockState {
        directories: DirectoryRow[];
        videos: VideoRow[];
        embeds: EmbedRow[];
        tags: Tag[];
        progress: ProgressRow[];
    }
}

export { seedAcademy as seed } from '../seed/academy';

export const ROWS: Descriptions<Collections<'directories' | 'videos' | 'embeds' | 'tags' | 'progress'>> = {
    directories: {
        name: 'directory',
        prefix: 'd',
        schema: 'Directory',
        shared: ['id', 'label', 'description', 'introVideo', 'thumbnail', 'displayType', 'locked'],
        own: {
            parentId: orNull(text),
            groups: {
                type: 'array',
                description: 'What it contains, in order.',
                items: {
                    type: 'object',
                    required: ['label', 'items'],
                    properties: {
                        label: anyText,
                        items: {
                            type: 'array',
                            items: {
                                type: 'object',
                                required: ['kind', 'id'],
                                properties: { kind: { type: 'string', enum: ['video', 'directory'] }, id: text },
                            },
                        },
                    },
                },
            },
        },
        references: { parentId: 'directories', introVideo: 'videos' },
    },
    videos: {
        name: 'video',
        prefix: 'v',
        schema: 'Video',
        shared: [
            'id',
            'label',
            'type',
            'duration',
            'thumbnail',
            'tags',
            'locked',
            'expiresAt',
            'directoryId',
            'libraryId',
            'allowComments',
            'attachments',
            'metaData',
        ],
        references: { directoryId: 'directories', tags: 'tags' },
    },
    embeds: {
        name: 'embed',
        prefix: '',
        schema: 'Embed',
        shared: ['type', 'src', 'poster', 'captions'],
        own: { libraryId: text, videoId: text },
        references: { videoId: 'videos' },
        dependent: true,
    },
    tags: { name: 'tag', prefix: 'tag', schema: 'Tag', shared: ['id', 'label'] },
    progress: {
        name: 'progress',
        prefix: '',
        own: { userId: text, videoId: text, value: { type: 'number', minimum: 0, maximum: 100 } },
        references: { userId: 'users', videoId: 'videos' },
        dependent: true,
    },
};

/** A query parameter as text; empty when it is missing or given twice. */
const queryText = (req: Request, name: string): string => {
    const value = req.query[name];
    return typeof value === 'string' ? value : '';
};

const contains = (text: string | null | undefined, term: string): boolean => (text ?? '').toLowerCase().includes(term);

/** The description in a video's metadata, or an empty text. */
const descriptionOf = ({ metaData }: VideoRow): string => {
    const description = metaData?.['description'];
    return typeof description === 'string' ? description : '';
};

/** Searches labels and descriptions; with tags, only videos that have any of them (ACADEMY-6). */
function registerSearch(api: Router, mock: Mock, viewFor: (req: Request) => AcademyView): void {
    api.get('/academy/search', (req, res) => {
        const view = viewFor(req);
        const term = queryText(req, 'query').trim().toLowerCase();
        const target = queryText(req, 'target') || 'all';
        const tags = queryText(req, 'tags').split('|').filter(Boolean);
        const { directories, videos } = mock.state;
        res.json({
            // directories have no tags
            directories:
                target === 'video' || tags.length > 0
                    ? []
                    : directories.filter(row => contains(row.label, term) || contains(row.description, term)).map(view.item),
            videos:
                target === 'directory'
                    ? []
                    : videos
                          .filter(row => tags.length === 0 || row.tags.some(tag => tags.includes(tag)))
                          .filter(row => contains(row.label, term) || contains(descriptionOf(row), term))
                          .map(view.video),
        });
    });
}

/** The academy: directories, videos, embeds, tags, progress, search, comments and the session. */
export function register(api: Router, mock: Mock): void {
    const viewFor = (req: Request): AcademyView => viewOf(req, mock, mock.caller(req));

    api.get('/academy/directories', (req, res) => {
        const view = viewFor(req);
        res.json(mock.state.directories.filter(row => row.parentId === null).map(view.directory));
    });

    api.get('/academy/directories/:id', (req, res) => {
        const view = viewFor(req);
        res.json(view.directory(findDirectory(mock, param(req, 'id'))));
    });

    api.get('/academy/directories/:id/playlist', (req, res) => {
        const view = viewFor(req);
        res.json(playlistOf(mock, findDirectory(mock, param(req, 'id'))).map(view.video));
    });

    api.get('/academy/videos/:id', (req, res) => {
        const view = viewFor(req);
        res.json(view.video(findVideo(mock, param(req, 'id'))));
    });

    api.get('/academy/videos/:id/path', (req, res) => {
        const view = viewFor(req);
        res.json(view.pathTo(findVideo(mock, param(req, 'id')).directoryId));
    });

    // Locked videos appear in lists, but cannot be played.
    api.get('/academy/embeds/:libraryId/:videoId', (req, res) => {
        const view = viewFor(req);
        const video = findVideo(mock, param(req, 'videoId'));
        const embed = mock.state.embeds.find(row => row.libraryId === param(req, 'libraryId') && row.videoId === video.id);
        if (!embed) throw notFound('Embed');
        if (video.locked && !view.unlocked) throw forbidden();
        res.json(view.embed(embed));
    });

    api.get('/academy/tags', (req, res) => {
        mock.caller(req);
        res.json(mock.state.tags);
    });

    // Stored as sent: the portal ensures that a finished video stays finished.
    api.put('/academy/videos/:id/progress', (req, res) => {
        const { user } = mock.caller(req);
        const video = findVideo(mock, param(req, 'id'));
        const sent = bodyOf(req)['value'];
        if (typeof sent !== 'number' || sent < 0 || sent > 100) throw badRequest('"value" must be a number from 0 to 100');
        const value = Math.round(sent * 100) / 100;
        const row = mock.state.progress.find(candidate => candidate.userId === user.id && candidate.videoId === video.id);
        if (row) row.value = value;
        else mock.state.progress.push({ userId: user.id, videoId: video.id, value });
        mock.save();
        res.status(204).end();
    });

    registerSearch(api, mock, viewFor);
}

import type { Request } from 'express';
import type { Directory, Embed, Video } from '../../dataProvider/types';
import type { Caller, Mock } from '../context';
import { LOCK_MODE } from '../locks';
import { hasAcademySession } from './academySession';
import { absolute } from './shared/address';
import { notFound } from './shared/input';
import type { Row } from '../rows/state';

type Reference = NonNullable<Directory['path']>[number];

/** The academy's records for one caller: locked or open, with the caller's own progress and absolute URLs. */
export interface AcademyView {
    video(row: Row<'videos'>): Video;
    /** as part of another response, without path and contents */
    item(row: Row<'directories'>): Directory;
    /** with path and contents */
    directory(row: Row<'directories'>): Directory;
    embed(row: Row<'embeds'>): Embed;
    /** from the root down to the directory itself */
    pathTo(directoryId: string | null): Reference[];
    /** whether locked content is unlocked for the caller */
    unlocked: boolean;
}

const thumbnailOf = (req: Request, path: string | null): string | null => (path === null ? null : absolute(req, path));

/** Builds the view of a request. A valid session unlocks content (ACADEMY-7). */
export function viewOf(req: Request, mock: Mock, caller: Caller): AcademyView {
    const { state } = mock;
    const unlocked = hasAcademySession(mock, caller);
    const isLocked = (row: { locked: boolean }): boolean => row.locked && !unlocked && req.app.get(LOCK_MODE) !== 'silent';
    const progress = new Map(state.progress.filter(row => row.userId === caller.user.id).map(row => [row.videoId, row.value]));

    const video = (row: Row<'videos'>): Video => ({
        ...row,
        progress: progress.get(row.id) ?? 0,
        locked: isLocked(row),
        thumbnail: thumbnailOf(req, row.thumbnail),
        attachments: row.attachments.map(attachment => ({ ...attachment, resourceUri: absolute(req, attachment.resourceUri) })),
    });

    const item = (row: Row<'directories'>): Directory => ({
        id: row.id,
        label: row.label,
        description: row.description,
        introVideo: row.introVideo,
        thumbnail: thumbnailOf(req, row.thumbnail),
        displayType: row.displayType,
        locked: isLocked(row),
    });

    const pathTo = (directoryId: string | null): Reference[] => {
        const row = state.directories.find(candidate => candidate.id === directoryId);
        return row ? [...pathTo(row.parentId), { id: row.id, label: row.label }] : [];
    };

    const contentOf = (entry: Row<'directories'>['groups'][number]['items'][number]): (Video | Directory)[] => {
        if (entry.kind === 'video') return state.videos.filter(row => row.id === entry.id).map(video);
        return state.directories.filter(row => row.id === entry.id).map(item);
    };

    return {
        unlocked,
        video,
        item,
        pathTo,
        directory: row => ({
            ...item(row),
            path: pathTo(row.parentId),
            contents: row.groups.map(group => ({ label: group.label, content: group.items.flatMap(contentOf) })),
        }),
        embed: ({ type, src, poster, captions }) => ({
            type,
            src: absolute(req, src),
            ...(poster !== undefined && { poster: absolute(req, poster) }),
            captions: captions.map(caption => ({ ...caption, src: absolute(req, caption.src) })),
        }),
    };
}

/** The videos of a directory and its subdirectories, in display order. */
export function playlistOf(mock: Mock, directory: Row<'directories'>): Row<'videos'>[] {
    return directory.groups
        .flatMap(group => group.items)
        .flatMap(item => {
            if (item.kind === 'video') return mock.state.videos.filter(row => row.id === item.id);
            return mock.state.directories.filter(row => row.id === item.id).flatMap(row => playlistOf(mock, row));
        });
}

/** A video by its id; 404 when there is none. */
export function findVideo(mock: Mock, id: string): Row<'videos'> {
    const video = mock.state.videos.find(row => row.id === id);
    if (!video) throw notFound('Video');
    return video;
}

/** A directory by its id; 404 when there is none. */
export function findDirectory(mock: Mock, id: string): Row<'directories'> {
    const directory = mock.state.directories.find(row => row.id === id);
    if (!directory) throw notFound('Directory');
    return directory;
}

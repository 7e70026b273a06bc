import { createReadStream, readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { CACHE_CONTROL, contentSecurityPolicy, MOCK_SOURCES } from './headers';

const TYPES: Readonly<Record<string, string>> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.webp': 'image/webp',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
    '.mp4': 'video/mp4',
    '.webm': 'video/webm',
    '.vtt': 'text/vtt; charset=utf-8',
    '.m3u8': 'application/vnd.apple.mpegurl',
    '.ts': 'video/mp2t',
    '.pdf': 'application/pdf',
    '.zip': 'application/zip',
    '.exe': 'application/octet-stream',
    '.dmg': 'application/octet-stream',
};

const HTTP_SECOND = 1000;
const wholeSecond = (time: number): number => Math.floor(time / HTTP_SECOND) * HTTP_SECOND;

const statFile = (path: string): Stats | undefined => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
};

/** The file of a URL path below `root`; undefined when there is none, or when the path is outside of `root`. */
const fileIn = (root: string, urlPath: string): string | undefined => {
    let path: string;
    try {
        path = decodeURIComponent(urlPath);
    } catch {
        return undefined;
    }
    const file = resolve(root, `.${path}`);
    if (path.includes('\0') || !file.startsWith(root + sep)) return undefined;
    // names with a leading dot are internal to the build
    return path.split('/').some(part => part.startsWith('.')) || !statFile(file) ? undefined : file;
};

/** Properties of the response with a file. */
interface Delivery {
    /** epoch milliseconds of `Last-Modified` */
    modified: number;
    cacheControl: string;
}

/** The single range of a `Range` header, `null` when it cannot be satisfied, undefined when there is none to honour. */
const rangeOf = (req: Request, size: number): { start: number; end: number } | null | undefined => {
    const match = /^bytes=(\d*)-(\d*)$/.exec(req.headers.range ?? '');
    if (!match || (match[1] === '' && match[2] === '')) return undefined;
    const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
    const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
    return start > end ? null : { start, end };
};

/** Bytes up to which a file is read at once, which takes a fraction of a stream's time. */
const LARGEST_AT_ONCE = 1_000_000;

/** Sends a file: 304 when unchanged, compressed if there is a compressed copy, a range if requested. */
function deliver(req: Request, res: Response, file: string, { modified, cacheControl }: Delivery): void {
    const since = Date.parse(req.headers['if-modified-since'] ?? '');
    res.set({ 'Last-Modified': new Date(modified).toUTCString(), 'Cache-Control': cacheControl });
    if (!Number.isNaN(since) && modified <= since) {
        res.status(304).end();
        return;
    }
    res.set('Content-Type', TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream');
    const encodings: readonly (readonly [string, string])[] = [
        ['br', `${file}.br`],
        ['gzip', `${file}.gz`],
    ];
    const compressed = encodings.find(([encoding, path]) => req.acceptsEncodings(encoding) === encoding && statFile(path));
    const sent = compressed?.[1] ?? file;
    const { size } = statSync(sent);
    if (compressed) res.set('Content-Encoding', compressed[0]);
    res.vary('Accept-Encoding');

    const range = compressed ? undefined : rangeOf(req, size);
    if (range === null) {
        res.set('Content-Range', `bytes */${size}`).status(416).end();
        return;
    }
    res.set('Accept-Ranges', compressed ? 'none' : 'bytes');
    if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    res.set('Content-Length', String(range ? range.end - range.start + 1 : size));
    if (req.method === 'HEAD') {
        res.end();
        return;
    }
    if (!range && size <= LARGEST_AT_ONCE) {
        res.end(readFileSync(sent));
        return;
    }
    createReadStream(sent, range)
        .on('error', () => res.destroy())
        .pipe(res);
}

const missing = (res: Response): void => {
    res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
};

/** Operators edit it in place, which does not count as a new version of the portal. */
const NOTIFICATIONS = 'notifications.json';

const newestIn = (folder: string): number =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter(entry => entry.isFile() && entry.name !== NOTIFICATIONS)
        .reduce((newest, entry) => Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);

export interface Deployment {
    middleware: RequestHandler;
    /** pretends that a new version was deployed: every file counts as modified now */
    renew(): number;
}

/**
 * Serves a build like the production server: one modification time for all files of the deployment, `index.html` for every path of the
 * portal, 404 for a missing file (SHELL-8; docs/quality.md, "Security").
 */
export function serveDeployment(dist: string): Deployment {
    const root = resolve(dist);
    const index = join(root, 'index.html');
    let known = { indexModified: 0, modified: 0 };
    let renewed = 0;

    // A build writes index.html last, so a change of its time means that the other files have to be read again.
    const modifiedOf = (stats: Stats): number => {
        if (stats.mtimeMs !== known.indexModified)
            known = { indexModified: stats.mtimeMs, modified: wholeSecond(newestIn(root)) };
        return Math.max(known.modified, renewed);
    };

    /** Files lie directly below the root and in its folders; everywhere else a dot is part of an id (WIRE-9). */
    const isForFile = (path: string): boolean => {
        const [folder = '', ...rest] = path.slice(1).split('/');
        if (rest.length === 0) return /^\.|\.[a-z0-9]+$/i.test(folder);
        const isFolder =
            /^[\w-]+$/.test(folder) && statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true;
        return folder.startsWith('.') || (isFolder && /\/\.|\.[a-z0-9]+$/i.test(path));
    };

    return {
        renew: () => {
            const stats = statFile(index);
            const before = stats ? modifiedOf(stats) : renewed;
            renewed = Math.max(wholeSecond(Date.now()), before + HTTP_SECOND);
            return renewed;
        },
        middleware: (req, res, next) => {
            if (req.method !== 'GET' && req.method !== 'HEAD') {
                next();
                return;
            }
            const stats = statFile(index);
            if (!stats) {
                res.status(503).type('text').send('The portal is not built yet: npm run build -- --mode mock');
                return;
            }
            const modified = modifiedOf(stats);
            const hashed = req.path.startsWith('/assets/');
            const isPage = req.path === '/index.html';
            const file = isPage ? undefined : fileIn(root, req.path);
            if (file) {
                // a file without a hash may have been edited since
                const own = hashed ? 0 : wholeSecond(statSync(file).mtimeMs);
                deliver(req, res, file, {
                    modified: Math.max(modified, own),
                    cacheControl: CACHE_CONTROL[hashed ? 'hashed' : req.path.startsWith('/brand/') ? 'brand' : 'plain'],
                });
                return;
            }
            if (!isPage && (hashed || isForFile(req.path))) {
                missing(res);
                return;
            }
            deliver(req, res, index, { modified, cacheControl: CACHE_CONTROL.page });
        },
    };
}

/** Serves clips, pictures and documents under `root`. The portal may embed the player page in a sandboxed frame. */
export function serveMedia(root: string): RequestHandler {
    const folder = resolve(root);
    return (req, res, next) => {
        if (req.method !== 'GET' && req.method !== 'HEAD') {
            next();
            return;
        }
        const file = fileIn(folder, req.path);
        const stats = file === undefined ? undefined : statFile(file);
        if (file === undefined || !stats) {
            missing(res);
            return;
        }
        if (file.endsWith('.html')) {
            // For WebKit a sandboxed frame is no part of 'self'.
            const own = `${req.protocol}://${req.get('host')}`;
            res.set('Content-Security-Policy', contentSecurityPolicy(MOCK_SOURCES, "'self'").replaceAll("'self'", own));
        }
        // a sandboxed frame has an opaque origin, and captions are requested with CORS
        res.set('Access-Control-Allow-Origin', '*');
        deliver(req, res, file, { modified: wholeSecond(stats.mtimeMs), cacheControl: CACHE_CONTROL.media });
    };
}

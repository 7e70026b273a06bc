import type { Request } from 'express';

/**
 * The absolute URL of a file that the mock serves, because the real API sends absolute URLs.
 *
 * @param path a path of this server, e.g. `/media/docs/x.pdf`, or a URL, which is returned unchanged
 */
export function absolute(req: Request, path: string): string {
    return path.startsWith('/') ? `${req.protocol}://${req.get('host') ?? 'localhost'}${path}` : path;
}

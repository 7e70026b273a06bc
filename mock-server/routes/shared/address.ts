import type { Request } from 'express';

/**
 * The whole address of a file that the mock serves, as the real API answers whole addresses.
 *
 * @param path a path of this server, e.g. `/media/docs/x.pdf`, or an address, which stays as it is
 */
export function absolute(req: Request, path: string): string {
    return path.startsWith('/') ? `${req.protocol}://${req.get('host') ?? 'localhost'}${path}` : path;
}

import type { RequestHandler } from 'express';

/** What a server on another origin than the portal has to allow (WIRE-17). */
const ALLOWED = {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Application-Id, Content-Type',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
} as const;

/** Lets a portal on another origin use the API; without one it does nothing. */
export const allowOrigin =
    (origin: string | undefined): RequestHandler =>
    (req, res, next) => {
        if (origin === undefined || req.headers.origin !== origin) {
            next();
            return;
        }
        res.set({ ...ALLOWED, 'Access-Control-Allow-Origin': origin, Vary: 'Origin' });
        if (req.method === 'OPTIONS') res.status(204).send();
        else next();
    };

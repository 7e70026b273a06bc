import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Application } from 'express';
import { CACHE_CONTROL } from '../headers';

/** Where `mock-server/vite.config.ts` builds to. */
const ROOT = fileURLToPath(new URL('../dist', import.meta.url));

/** Serves the pages of the mock server that are built with Vite, e.g. `/desk`, and their hashed files. */
export function serveBuilt(app: Application): void {
    app.get('/:page(desk|kit)', (req, res) => {
        const page = `${ROOT}/${req.params.page}/index.html`;
        if (existsSync(page)) res.sendFile(page);
        else res.status(503).type('text').send('This page is not built yet: npm run build:mock');
    });
    app.get('/assets/:name', (req, res, next) => {
        const { name } = req.params;
        if (existsSync(`${ROOT}/assets`) && readdirSync(`${ROOT}/assets`).includes(name)) {
            res.set('Cache-Control', CACHE_CONTROL.hashed).sendFile(`${ROOT}/assets/${name}`);
        } else next();
    });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Application } from 'express';
import { CACHE_CONTROL } from '../headers';
import type { Control } from '../control';
// the page of a separate window uses the portal's colours, which are a leaf module without imports
import { tokenStyleSheet } from '../../src/theme/tokens';
import { registerRest } from '../rest';
import { registerControlApi } from './controlApi';
import { serveBuilt } from './built';

/** The page that gives its window a session of its own, and what it loads. */
const FILES: Readonly<Record<string, readonly [path: string, type: string]>> = {
    '/enter': ['enter.html', 'html'],
    '/assets/enter.js': ['enter.js', 'text/javascript'],
    '/assets/enter.css': ['enter.css', 'text/css'],
};

/** Mounts the support desk and its control interface on `app`, which is mounted under `/__mock`. */
export function registerSupport(app: Application, control: Control): void {
    app.use((_req, res, next) => {
        res.set('Cache-Control', CACHE_CONTROL.api);
        next();
    });
    registerControlApi(app, control);
    registerRest(app, control);
    app.get('/', (_req, res) => res.redirect('/__mock/desk'));
    for (const [address, [path, type]] of Object.entries(FILES)) {
        const file = fileURLToPath(new URL(`assets/${path}`, import.meta.url));
        app.get(address, (_req, res) => void res.type(type).send(readFileSync(file)));
    }
    app.get('/tokens.css', (_req, res) => void res.type('css').send(tokenStyleSheet()));
    serveBuilt(app);
    app.use((_req, res) => void res.status(404).type('text').send('Not found'));
}

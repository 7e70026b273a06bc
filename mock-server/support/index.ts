import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Application } from 'express';
import { CACHE_CONTROL } from '../headers';
import type { Control } from '../control';
// the support page uses the portal's colours, which are a leaf module without imports
import { tokenStyleSheet } from '../../src/theme/tokens';
import { registerRest } from '../rest';
import { registerControlApi } from './controlApi';
import { serveBuilt } from './built';
import { enterPage } from './enter';
import { PARTS, supportPage } from './page';

const ASSETS: Readonly<Record<string, string>> = {
    'support.js': 'text/javascript',
    'enter.js': 'text/javascript',
    'support.css': 'text/css',
};

/** Mounts the support page and its control interface on `app`, which is mounted under `/__mock`. */
export function registerSupport(app: Application, control: Control): void {
    app.use((_req, res, next) => {
        res.set('Cache-Control', CACHE_CONTROL.api);
        next();
    });
    registerControlApi(app, control);
    registerRest(app, control);
    app.get('/', (_req, res) => void res.type('html').send(supportPage(control).text));
    app.get('/enter', (_req, res) => void res.type('html').send(enterPage().text));
    app.get('/part/:name', (req, res, next) => {
        const part = PARTS[req.params.name];
        if (part) res.type('html').send(part(control).text);
        else next();
    });
    serveBuilt(app);
    app.get('/tokens.css', (_req, res) => void res.type('css').send(tokenStyleSheet()));
    app.get('/assets/:name', (req, res, next) => {
        const type = ASSETS[req.params.name];
        if (type === undefined) {
            next();
            return;
        }
        res.type(type).send(readFileSync(fileURLToPath(new URL(`assets/${req.params.name}`, import.meta.url))));
    });
    app.use((_req, res) => void res.status(404).type('text').send('Not found'));
}

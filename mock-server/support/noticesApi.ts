import type { Application } from 'express';
import type { Control } from '../control';
import { bodyOf } from './body';

/** The operator's notices in the control API. */
export function registerNotices(app: Application, { notices }: Control): void {
    app.get('/api/notifications', (_req, res) => void res.json(notices.read()));
    app.put('/api/notifications', (req, res) => {
        notices.write(bodyOf(req).entries);
        res.json(notices.read());
    });
    app.delete('/api/notifications', (_req, res) => {
        notices.drop();
        res.json(notices.read());
    });
}

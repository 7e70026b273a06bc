import type { Application } from 'express';
import type { Control } from '../control';
import { bodyOf } from './body';

/** The mock's clock in the control API. */
export function registerClock(app: Application, { clock }: Control): void {
    app.get('/api/clock', (_req, res) => void res.json(clock.read()));
    app.post('/api/clock', (req, res) => void res.json(clock.change(bodyOf(req))));
}

import type { Application } from 'express';
import { ApiError } from '../context';
import { FAULT_PRESETS } from '../faultPresets';
import type { Control } from '../control';
import { bodyOf } from './body';

/** The faults in the control API. */
export function registerFaults(app: Application, { faults }: Control): void {
    app.get('/api/faults', (_req, res) => void res.json(faults.list()));
    app.get('/api/fault-presets', (_req, res) => void res.json(FAULT_PRESETS));
    app.post('/api/faults', (req, res) => void res.status(201).json(faults.add(bodyOf(req))));
    app.delete('/api/faults', (_req, res) => {
        faults.clear();
        res.status(204).end();
    });
    app.delete('/api/faults/:id', (req, res) => {
        if (!faults.remove(req.params.id)) throw new ApiError(404, 'There is no such fault');
        res.status(204).end();
    });
}

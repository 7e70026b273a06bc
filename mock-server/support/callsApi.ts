import type { Application } from 'express';
import type { Control } from '../server';

/** The log of calls in the control API. */
export function registerCalls(app: Application, { calls }: Control): void {
    app.get('/api/calls', (_req, res) => void res.json(calls.list()));
    app.delete('/api/calls', (_req, res) => {
        calls.clear();
        res.status(204).end();
    });
}

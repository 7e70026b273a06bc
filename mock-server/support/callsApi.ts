import type { Application } from 'express';
import type { CallDetails } from '../calls';
import { ApiError } from '../context';
import { toCurl, toHar } from '../har';
import type { Control } from '../control';

/** The log of calls in the control API. */
export function registerCalls(app: Application, { calls }: Control): void {
    const find = (id: string): CallDetails => {
        const found = calls.details(Number(id));
        if (!found) throw new ApiError(404, 'There is no such call, or it is not kept any more');
        return found;
    };

    app.get('/api/calls', (_req, res) => void res.json(calls.list()));
    app.delete('/api/calls', (_req, res) => {
        calls.clear();
        res.status(204).end();
    });
    app.get('/api/calls.har', (_req, res) => {
        const all = calls.list().flatMap(({ id }) => calls.details(id) ?? []);
        res.attachment('calls.har')
            .type('json')
            .send(JSON.stringify(toHar(all)));
    });
    app.get('/api/calls/:id', (req, res) => void res.json(find(req.params.id)));
    app.get('/api/calls/:id/curl', (req, res) => void res.json({ curl: toCurl(find(req.params.id)) }));
}

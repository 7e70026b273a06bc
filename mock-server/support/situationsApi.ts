import type { Application, Request } from 'express';
import { ApiError } from '../context';
import type { Control } from '../control';
import { MAX_FILE_BYTES } from '../situations/file';
import { bodyOf } from './body';

/** The bytes of a request's body; throws a 413 when it is too long for a situation's file, after reading it to the end. */
async function bytesOf(req: Request): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of req as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > MAX_FILE_BYTES) chunks.length = 0;
        else chunks.push(chunk);
    }
    if (bytes > MAX_FILE_BYTES) throw new ApiError(413, `A file of a situation has at most ${MAX_FILE_BYTES} bytes`);
    return Buffer.concat(chunks);
}

/** The upload of a situation's file; registered before the parser of all other bodies, which has a smaller limit. */
export function registerSituationUpload(app: Application, { situations }: Control): void {
    app.post('/api/situation-file', (req, res, next) => {
        // as for all bodies (`bodyOf`)
        if (!req.is('json')) throw new ApiError(415, 'A JSON object is expected');
        bytesOf(req)
            .then(sent => void res.json(situations.upload(sent)))
            .catch(next);
    });
}

/** The situations in the control API. */
export function registerSituations(app: Application, { situations }: Control): void {
    app.get('/api/situations', (_req, res) => void res.json(situations.list()));
    app.get('/api/situations/difference', ({ query }, res) => {
        const [before, after] = [query.before, query.after].map(name =>
            typeof name === 'string' && name !== '' ? name : undefined,
        );
        res.json(situations.compare(before, after));
    });
    app.post('/api/situations', (req, res) => void res.status(201).json(situations.save(bodyOf(req).name)));
    app.post('/api/situations/:name/load', (req, res) => {
        bodyOf(req);
        res.json(situations.load(req.params.name));
    });
    app.delete('/api/situations/:name', (req, res) => {
        situations.remove(req.params.name);
        res.status(204).end();
    });
    app.get('/api/situation-file', (_req, res) => {
        const file = situations.download();
        const day = new Date(file.savedAt * 1000).toISOString().slice(0, 10);
        res.attachment(`situation-${day}.json`).json(file);
    });
}

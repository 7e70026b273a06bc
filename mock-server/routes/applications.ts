import type { Request, Router } from 'express';
import type { Application } from '../../dataProvider/types';
import type { Mock } from '../context';
import { absolute } from './shared/address';
import { notFound, param } from './shared/input';

const wire = (req: Request, { id, label, documents, downloads, links }: Application): Application => {
    const whole = <Item extends { href: string }>(items: readonly Item[]): Item[] =>
        items.map(item => ({ ...item, href: absolute(req, item.href) }));
    return { id, label, documents: whole(documents), downloads: whole(downloads), links: whole(links) };
};

/** The applications, the same for every signed-in user. */
export function register(api: Router, mock: Mock): void {
    api.get('/applications', (req, res) => {
        mock.caller(req);
        res.json(mock.state.applications.map(application => wire(req, application)));
    });

    api.get('/rest/applications/:id', (req, res) => {
        mock.caller(req);
        const application = mock.state.applications.find(row => row.id === param(req, 'id'));
        if (!application) throw notFound('Application');
        res.json(wire(req, application));
    });
}

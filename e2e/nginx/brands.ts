import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { renderDeployment } from '../../deploy/deployment.mjs';
import { settingsFrom, type Settings } from '../../deploy/settings.mjs';
import { startNginx, type Nginx } from './server';

/** One build as two brands in two stages (PAGE-1, PAGE-3): each is rendered from its settings alone, and served by an nginx of its own. */

/** Production of one brand: the API on the portal's own host, a logo, two languages, pages that are off, reports. */
export const FIRST = {
    brandName: 'Nordwerk CAD',
    brandLogo: '/brand/empty.svg',
    brandAccent: '#0b6b45',
    brandAccentDark: '#7fdcb2',
    languages: ['de', 'en'],
    imprintUrl: 'https://nordwerk.example/imprint',
    contactUrl: 'mailto:help@nordwerk.example',
    academyFrameHosts: ['https://play.nordwerk.example'],
    pages: { contracts: 'off', deadlines: 'off', applications: 'off' },
    reportPath: '/reports',
} as const;

/** Beta of another one: the API on another host, other colours, links and languages, a page that is off by a customer's flag, no reports. */
export const SECOND = {
    brandName: 'Südholz & Söhne',
    brandAccent: '#7a1f5c',
    brandAccentDark: '#f0a5d3',
    privacyUrl: 'https://suedholz.example/privacy',
    termsUrl: 'https://suedholz.example/terms',
    helpUrl: 'https://suedholz.example/help',
    academyUrlEn: 'https://academy.suedholz.example/en',
    mediaHosts: ['https://media.suedholz.example'],
    pages: { cloudGroups: 'school', tickets: '!demo' },
} as const;

export interface Brand extends Nginx {
    /** the folder that nginx serves */
    site: string;
}

/** The hash of each file of a site, without its page, the guide and the accessibility statement, which differ. */
export function hashesOf(site: string): Record<string, string> {
    const files = readdirSync(site, { withFileTypes: true, recursive: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(site, join(entry.parentPath, entry.name)))
        .filter(name => !/^(index\.html|(guide|accessibility)\/.*)(\.gz|\.br)?$/.test(name) && !name.startsWith('.vite'));
    return Object.fromEntries(
        files.sort().map(name => [
            name,
            createHash('sha256')
                .update(readFileSync(join(site, name)))
                .digest('hex'),
        ]),
    );
}

/** Renders a deployment of the build, and starts nginx with it. */
export async function startBrand(dist: string, given: Partial<Settings>, upstream: string): Promise<Brand> {
    const out = mkdtempSync(join(tmpdir(), 'portal-brand-'));
    renderDeployment(settingsFrom({ upstream, ...given }), out, dist);
    const site = join(out, 'site');
    const nginx = await startNginx({ root: site, deploy: () => undefined }, upstream, given);
    return {
        ...nginx,
        site,
        stop: async () => {
            await nginx.stop();
            rmSync(out, { recursive: true, force: true });
        },
    };
}

/** Starts a server on a free port. */
async function listening(server: Server): Promise<{ port: number; stop: () => Promise<void> }> {
    await new Promise<void>(resolve => {
        server.listen(0, '127.0.0.1', resolve);
    });
    return {
        port: (server.address() as AddressInfo).port,
        stop: () =>
            new Promise(resolve => {
                server.closeAllConnections();
                server.close(() => resolve());
            }),
    };
}

/** A server for reports; `bodies` are those received. */
export async function startCounter(): Promise<{ origin: string; bodies: string[]; stop: () => Promise<void> }> {
    const bodies: string[] = [];
    const server = createServer((req, res) => {
        let body = '';
        req.setEncoding('utf8').on('data', (part: string) => (body += part));
        req.on('end', () => {
            bodies.push(body);
            res.writeHead(204).end();
        });
    });
    const { port, stop } = await listening(server);
    return { origin: `http://127.0.0.1:${port}`, bodies, stop };
}

/** An API on another host below `/v2`, which passes everything on to the mock and allows other sites to call it. */
export async function startOtherHost(mock: string): Promise<{ base: string; paths: string[]; stop: () => Promise<void> }> {
    const paths: string[] = [];
    const server = createServer((req, res) => {
        const allowed = {
            'Access-Control-Allow-Origin': req.headers.origin ?? '*',
            'Access-Control-Allow-Credentials': 'true',
            'Access-Control-Allow-Headers': 'authorization, application-id, content-type',
            'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        };
        if (req.method === 'OPTIONS') {
            res.writeHead(204, allowed).end();
            return;
        }
        const path = (req.url ?? '').replace(/^\/v2\//, '/api/');
        paths.push(path);
        const headers = { ...req.headers, host: new URL(mock).host };
        const call = ask(new URL(path, mock), { method: req.method, headers }, answer => {
            res.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...allowed });
            answer.pipe(res);
        });
        call.once('error', () => res.destroy());
        req.pipe(call);
    });
    const { port, stop } = await listening(server);
    return { base: `http://localhost:${port}/v2`, paths, stop };
}

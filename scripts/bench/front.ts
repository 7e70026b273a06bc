import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Served } from './servers';

/** The encodings in which pages are compared. */
export const ENCODINGS = ['gzip', 'br'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A key and a certificate for localhost. */
export interface Certificate {
    key: string;
    cert: string;
}

/** Makes a certificate that nobody but a browser started with `trusting` trusts, with openssl. */
export function makeCertificate(): Certificate {
    const folder = mkdtempSync(join(tmpdir(), 'portal-certificate-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    try {
        execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
        return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}

/**
 * The flag of Chromium that trusts a certificate. Chromium caches nothing of a connection whose certificate it does not trust but is told to
 * ignore, so that a second visit would be a first one.
 */
export function trusting({ cert }: Certificate): string {
    const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/;

/** Compresses files as much as a deployment does, and API responses as much as a server can on the fly. */
function compress(body: Buffer, encoding: Encoding, isFile: boolean): Buffer {
    if (encoding === 'gzip') return gzipSync(body, { level: isFile ? 9 : 6 });
    return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isFile ? 11 : 4 } });
}

async function bodyOf(message: AsyncIterable<Buffer>): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk);
    return Buffer.concat(chunks);
}

/** Requests the same from the server behind, uncompressed. */
async function passOn(origin: string, incoming: Http2ServerRequest): Promise<{ answer: IncomingMessage; body: Buffer }> {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const options = {
        method: incoming.method,
        headers: { ...headers, host: new URL(origin).host, 'accept-encoding': 'identity' },
    };
    delete (options.headers as Record<string, unknown>)['if-none-match'];
    const outgoing = ask(`${origin}${incoming.url}`, options);
    outgoing.end(await bodyOf(incoming));
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { answer, body: await bodyOf(answer) };
}

/** What browsers may cache: hashed files for good, other files with revalidation, nothing of an API. */
function cachingOf(path: string, isFile: boolean): string {
    if (!isFile) return 'no-store';
    return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Serves what another server has as every measured page is served: HTTP/2 over TLS on this machine, one encoding, the same headers. Only the
 * pages themselves differ.
 */
export async function serveAlike(behind: Served, port: number, encoding: Encoding, certificate: Certificate): Promise<Served> {
    const files = new Map<string, Buffer>();
    const respond = async (incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> => {
        const { answer, body } = await passOn(behind.origin, incoming);
        const type = answer.headers['content-type'] ?? '';
        const path = incoming.url.split('?')[0] ?? '';
        const isFile = incoming.method === 'GET' && !path.startsWith('/api/') && !type.startsWith('application/json');
        const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
        const headers = { 'content-type': type, 'cache-control': cachingOf(path, isFile), ...(isFile && { etag: tag }) };
        if (isFile && incoming.headers['if-none-match'] === tag) {
            outgoing.writeHead(304, headers).end();
            return;
        }
        if (!TEXT.test(type) || body.length === 0) {
            outgoing.writeHead(answer.statusCode ?? 502, headers).end(body);
            return;
        }
        const compressed = (isFile && files.get(tag)) || compress(body, encoding, isFile);
        if (isFile) files.set(tag, compressed);
        outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': encoding }).end(compressed);
    };
    const server = createSecureServer({ ...certificate, allowHTTP1: false }, (incoming, outgoing) => {
        respond(incoming, outgoing).catch((error: unknown) => {
            if (!outgoing.headersSent) outgoing.writeHead(502);
            outgoing.end(String(error));
        });
    });
    const sessions = new Set<{ destroy: () => void }>();
    server.on('session', session => {
        sessions.add(session);
        session.on('close', () => sessions.delete(session));
    });
    server.listen(port);
    await once(server, 'listening');
    const stop = async (): Promise<void> => {
        sessions.forEach(session => session.destroy());
        server.close();
        await once(server, 'close');
    };
    return { origin: `https://localhost:${port}`, stop };
}

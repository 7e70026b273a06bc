// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderNginx } from '../../deploy/render.mjs';
import { CACHE_CONTROL, securityHeaders } from '../../mock-server/headers';

/** The sources of a deployment: API, pictures and clips, embedded players. */
const SOURCES = {
    PORTAL_API: 'https://api.example.com',
    PORTAL_MEDIA: 'https://a.example.com https://b.example.com',
    PORTAL_FRAMES: 'https://video.example.com',
};

const headersOf = (configuration: string) =>
    new Map(
        [...configuration.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)].map(match => [match[1] ?? '', match[2] ?? '']),
    );

/** A policy as directive -> sources. */
const directives = (policy = ''): Map<string, string[]> =>
    new Map(
        policy.split(';').map(part => {
            const [name = '', ...sources] = part.trim().split(/\s+/);
            return [name, sources];
        }),
    );

const policyOf = (settings?: Partial<typeof SOURCES>) =>
    directives(headersOf(renderNginx(settings)).get('Content-Security-Policy'));

describe('the nginx configuration', () => {
    const { 'Content-Security-Policy': mockPolicy = '', ...mockHeaders } = securityHeaders();

    it.each(Object.entries(mockHeaders))('sends %s as the mock server does', (name, value) => {
        expect(headersOf(renderNginx()).get(name)).toBe(value);
    });

    it('has the directives of the mock server, plus only the sources of the deployment', () => {
        const wanted = directives(mockPolicy);
        const mine = policyOf(SOURCES);
        expect([...mine.keys()].sort()).toEqual([...wanted.keys()].sort());
        const added: Record<string, string> = {
            'img-src': SOURCES.PORTAL_MEDIA,
            'media-src': SOURCES.PORTAL_MEDIA,
            // Playlists and pieces of clips are fetched.
            'connect-src': `${SOURCES.PORTAL_API} ${SOURCES.PORTAL_MEDIA}`,
        };
        // The mock frames its own player; a deployment frames what it names.
        wanted.set('frame-src', [SOURCES.PORTAL_FRAMES]);
        wanted.forEach((sources, name) => {
            expect([name, mine.get(name)]).toEqual([name, [...sources, ...(added[name]?.split(' ') ?? [])]]);
        });
    });

    it('allows no other origin unless it is configured', () => {
        const sources = [...policyOf().values()].flat();
        expect(sources.filter(source => /[.*$]|http/.test(source))).toEqual([]);
        expect(policyOf().get('frame-src')).toEqual(["'none'"]);
    });

    it('caches hashed files for ever, the brand for an hour, and revalidates everything else', () => {
        expect(renderNginx()).toContain(`default "${CACHE_CONTROL.page}"`);
        expect(renderNginx()).toContain(`"${CACHE_CONTROL.hashed}"`);
        expect(renderNginx()).toContain(`/brand/ "${CACHE_CONTROL.brand}"`);
    });

    it('has the requested parts, and no trace of the others', () => {
        const plain = renderNginx();
        expect(plain).not.toMatch(/proxy_pass|ssl_certificate|brotli_static on|\$\{PORTAL|# if|# end/);
        const full = renderNginx({
            PORTAL_LISTEN: '443 ssl http2',
            PORTAL_CERTIFICATE: '/etc/ssl/portal.pem',
            PORTAL_CERTIFICATE_KEY: '/etc/ssl/portal.key',
            PORTAL_UPSTREAM: 'http://127.0.0.1:4000',
            PORTAL_BROTLI: 'on',
            PORTAL_REPORTS: '/reports',
            PORTAL_REPORTS_UPSTREAM: 'http://127.0.0.1:4100',
        });
        [
            'listen 443 ssl http2;',
            'ssl_certificate_key /etc/ssl/portal.key;',
            'proxy_pass http://127.0.0.1:4000;',
            'brotli_static on;',
            'location = /reports {',
            'proxy_pass http://127.0.0.1:4100;',
        ].forEach(line => expect(full).toContain(line));
        expect(full).not.toMatch(/\$\{PORTAL|# if|# end/);
    });

    it.each([
        [{ PORTAL_APPI: 'https://api.example.com' }, 'PORTAL_APPI is no setting'],
        [{ PORTAL_REPORTS: '/reports' }, 'belong together'],
        [{ PORTAL_ROOT: '/var/www; include /etc/passwd' }, 'must not hold'],
        [{ PORTAL_API: 'https://a.example.com" always' }, 'must not hold'],
    ])('refuses %j', (settings, text) => {
        expect(() => renderNginx(settings)).toThrow(text);
    });
});

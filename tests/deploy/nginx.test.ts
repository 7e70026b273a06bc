// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderNginx } from '../../deploy/nginx.mjs';
import { settingsFrom } from '../../deploy/settings.mjs';
import { CACHE_CONTROL, securityHeaders } from '../../mock-server/headers';

const OWN_HOST = { upstream: 'http://127.0.0.1:4000' };

/** A deployment whose API, logo, pictures, clips and players are elsewhere. */
const ELSEWHERE = {
    apiBase: 'https://api.example.com/v1',
    brandLogo: 'https://www.example.com/logo.svg',
    mediaHosts: ['https://a.example.com', 'https://b.example.com'],
    academyFrameHosts: ['https://video.example.com'],
};

const render = (given: object = OWN_HOST): string => renderNginx(settingsFrom(given));

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

const policyOf = (given?: object) => directives(headersOf(render(given)).get('Content-Security-Policy'));

describe('the nginx configuration', () => {
    const { 'Content-Security-Policy': mockPolicy = '', ...mockHeaders } = securityHeaders();

    it.each(Object.entries(mockHeaders))('sends %s as the mock server does', (name, value) => {
        expect(headersOf(render()).get(name)).toBe(value);
    });

    it('has the directives of the mock server, plus only the sources of the deployment', () => {
        const wanted = directives(mockPolicy);
        const mine = policyOf(ELSEWHERE);
        expect([...mine.keys()].sort()).toEqual([...wanted.keys()].sort());
        const { mediaHosts, academyFrameHosts } = ELSEWHERE;
        const added: Record<string, string[]> = {
            'img-src': ['https://www.example.com', ...mediaHosts],
            'media-src': mediaHosts,
            // Playlists and pieces of clips are fetched.
            'connect-src': ['https://api.example.com', ...mediaHosts],
        };
        // The mock frames its own player; a deployment frames what it names.
        wanted.set('frame-src', academyFrameHosts);
        wanted.forEach((sources, name) => {
            expect([name, mine.get(name)]).toEqual([name, [...sources, ...(added[name] ?? [])]]);
        });
    });

    it('allows no other origin unless it is configured', () => {
        const sources = [...policyOf().values()].flat();
        expect(sources.filter(source => /[.*$]|http/.test(source))).toEqual([]);
        expect(policyOf().get('frame-src')).toEqual(["'none'"]);
    });

    it('caches hashed files for ever, the brand for an hour, and revalidates everything else', () => {
        expect(render()).toContain(`default "${CACHE_CONTROL.page}"`);
        expect(render()).toContain(`"${CACHE_CONTROL.hashed}"`);
        expect(render()).toContain(`/brand/ "${CACHE_CONTROL.brand}"`);
    });

    it('has the requested parts, and no trace of the others', () => {
        const plain = render({ apiBase: 'https://api.example.com' });
        expect(plain).not.toMatch(/proxy_pass|ssl_certificate|brotli_static on|\$\{PORTAL|# if|# end/);
        const full = render({
            ...OWN_HOST,
            apiBase: '/portal/api/',
            listen: '443 ssl http2',
            certificate: '/etc/ssl/portal.pem',
            certificateKey: '/etc/ssl/portal.key',
            brotli: true,
            reportPath: '/reports',
            reportUpstream: 'http://127.0.0.1:4100',
        });
        [
            'listen 443 ssl http2;',
            'ssl_certificate_key /etc/ssl/portal.key;',
            'proxy_pass http://127.0.0.1:4000;',
            'brotli_static on;',
            'location ^~ /portal/api/ {',
            '~^\\d+/portal/api/ "no-store";',
            'location = /reports {',
            'proxy_pass http://127.0.0.1:4100;',
        ].forEach(line => expect(full).toContain(line));
        expect(full).not.toMatch(/\$\{PORTAL|# if|# end/);
    });

    it.each([
        ['/var/log/portal.log', 'access_log /var/log/portal.log portal;'],
        // nginx takes no format after it
        ['off', 'access_log off;'],
    ])('logs into %s, without queries', (accessLog, line) => {
        expect(render({ ...OWN_HOST, accessLog })).toContain(`    ${line}\n`);
    });

    it('frames more than the hosts of players where the operator says so', () => {
        const given = { ...ELSEWHERE, frameSources: ["'self'", 'https://*.example.com'] };
        expect(policyOf(given).get('frame-src')).toEqual(["'self'", 'https://*.example.com']);
    });

    it.each([
        [["'self'"], 'https://video.example.com'],
        [['https://*.video.example.com'], 'https://video.example.com'],
        [['http://*.example.com'], 'https://video.example.com'],
        [['https://*.example.com'], 'https://video.example.org'],
    ])('refuses a policy whose frame-src %j lacks the host %s', (frameSources, host) => {
        expect(() => render({ ...ELSEWHERE, academyFrameHosts: [host], frameSources })).toThrow(
            `academyFrameHosts: ${host} is missing in frame-src of the Content-Security-Policy: ${frameSources.join(' ')}.`,
        );
    });
});

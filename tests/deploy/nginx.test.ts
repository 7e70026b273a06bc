// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CACHE_CONTROL, securityHeaders } from '../../mock-server/headers';

const configuration = readFileSync('deploy/nginx.conf', 'utf8');
const sent = new Map(
    [...configuration.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)].map(match => [match[1] ?? '', match[2] ?? '']),
);

/** A policy as directive -> sources. */
const directives = (policy: string): Map<string, string[]> =>
    new Map(
        policy.split(';').map(part => {
            const [name = '', ...sources] = part.trim().split(/\s+/);
            return [name, sources];
        }),
    );

describe('the nginx configuration', () => {
    const { 'Content-Security-Policy': mockPolicy = '', ...mockHeaders } = securityHeaders();

    it.each(Object.entries(mockHeaders))('sends %s as the mock server does', (name, value) => {
        expect(sent.get(name)).toBe(value);
    });

    it('has the directives of the mock server, with only the sources of the deployment added', () => {
        const mine = directives(sent.get('Content-Security-Policy') ?? '');
        const wanted = directives(mockPolicy);
        expect([...mine.keys()].sort()).toEqual([...wanted.keys()].sort());
        const configured = new Set(['img-src', 'media-src', 'connect-src', 'frame-src']);
        [...wanted]
            .filter(([name]) => !configured.has(name))
            .forEach(([name, sources]) => expect([name, mine.get(name)]).toEqual([name, sources]));
        configured.forEach(name => {
            const added = mine.get(name)?.filter(source => !wanted.get(name)?.includes(source)) ?? [];
            expect(mine.get(name)).toEqual(
                expect.arrayContaining(wanted.get(name)?.filter(source => name !== 'frame-src' || source !== "'self'") ?? []),
            );
            expect(added.every(source => source.startsWith('$portal_'))).toBe(true);
        });
    });

    it('keeps hashed files for ever and asks again for everything else', () => {
        expect(configuration).toContain(`default "${CACHE_CONTROL.page}"`);
        expect(configuration).toContain(`"${CACHE_CONTROL.hashed}"`);
    });
});

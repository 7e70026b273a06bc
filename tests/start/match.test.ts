import { expect, it } from 'vitest';
import { bestOf, match, pathWith, patternOf } from '#src/start/match';
import { allManifests } from '#src/app/manifests';
import { paths } from '#src/config/paths';

/** The grammar of paths. */

it.each([
    ['/licences', '/licences', {}],
    ['/licences', '/licences/', {}],
    ['/licences', '/licences/1', null],
    ['/licences', '/contracts', null],
    ['/', '/', {}],
    ['/', '/licences', null],
    ['/licences/:licence', '/licences', null],
    ['/licences/:licence', '/licences/', null],
    ['/licences/:licence', '/licences/a%2Fb', { licence: 'a/b' }],
    ['/licences/:licence', '/licences/100%', { licence: '100%' }],
    ['/licences/:licence/keys', '/licences/1/keys/', { licence: '1' }],
    ['/licences/:licence/keys', '/licences//keys', null],
    ['/licences/:licence/keys', '/licences/1/seats', null],
    ['/academy/:directory?', '/academy', {}],
    ['/academy/:directory?', '/academy/d1', { directory: 'd1' }],
    ['/academy/:directory?', '/academy/d1/v1', null],
    ['/a.b', '/aXb', null],
])('%s and %s give %j', (pattern, path, values) => {
    expect(match(pattern, path)).toEqual(values);
});

it('a path with fixed parts goes before one with parameters, in either order', () => {
    const patterns = ['/academy/:directory?', '/academy/search', '/academy/:directory/:video'] as const;
    for (const order of [patterns, patterns.toReversed()]) {
        expect(bestOf(order, '/academy/search')).toBe('/academy/search');
        expect(bestOf(order, '/academy/d1')).toBe('/academy/:directory?');
        expect(bestOf(order, '/academy')).toBe('/academy/:directory?');
        expect(bestOf(order, '/nowhere')).toBeUndefined();
    }
});

it('a value is encoded once in a path, and what has none stays', () => {
    expect(pathWith('users/:user/keys/:key', { user: 'a b' })).toBe('users/a%20b/keys/:key');
});

it('every page of the manifests is found at its own path, whatever its ids', () => {
    const patterns = allManifests.flatMap(({ pages = [] }) => pages.map(({ path }) => patternOf(path)));
    expect(patterns).toContain('/licences/:licence/keys');
    const found = (path: string) => bestOf(patterns, path);
    expect(found(paths.licenceKeys('a/b'))).toBe('/licences/:licence/keys');
    expect(found(paths.academyVideo('search', '1'))).toBe('/academy/:directoryId/:videoId');
    for (const pattern of patterns) expect(found(pathWith(pattern, values).replace(/\/:\w+\?/, ''))).toBe(pattern);
});

const values = Object.fromEntries(
    ['user', 'job', 'licence', 'group', 'contract', 'ticket', 'directoryId', 'videoId'].map(name => [name, 'x1']),
);

import { describe, expect, it } from 'vitest';
import { frameAddress } from '#customRoutes/academy/video/frameAddress';

const HOSTS = ['https://videos.example'];

describe('the hosts that may be framed', () => {
    it('a configured host', () => {
        expect(frameAddress('https://videos.example/embed/1?a=b', HOSTS)).toEqual({
            href: 'https://videos.example/embed/1?a=b',
            own: false,
        });
    });

    it('the portal’s own host', () => {
        expect(frameAddress('/media/embed.html', HOSTS)).toEqual({
            href: `${window.location.origin}/media/embed.html`,
            own: true,
        });
    });

    it.each([
        'https://evil.example/embed/1',
        'https://videos.example.evil.example/embed/1',
        'https://evil.example/https://videos.example',
        'http://videos.example/embed/1',
        'https://videos.example:8443/embed/1',
        '//evil.example/embed',
        'javascript:alert(1)',
        'data:text/html,hello',
        '',
    ])('not %s', src => {
        expect(frameAddress(src, HOSTS)).toBeNull();
    });

    it('only the portal’s own host if none is configured', () => {
        expect(frameAddress('https://videos.example/embed/1', [])).toBeNull();
    });
});

import { describe, expect, it, vi } from 'vitest';
import { isCurrent, loadNotices, noticeText, parseNotices, type Notice } from '#src/shared/notices/notices';

const notice = (fields: Partial<Notice> = {}): Notice => ({
    id: 'a',
    variant: 'default',
    text: { en: 'Hello' },
    reset: undefined,
    ...fields,
});
const answer = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));
const signal = new AbortController().signal;

describe('the notices file', () => {
    it('is read with roles, times and reset', () => {
        expect(
            parseNotices([
                {
                    id: 'n1',
                    variant: 'danger',
                    text: { en: 'Down', de: 'Aus' },
                    roles: ['ADMIN'],
                    from: '2026-01-01T00:00:00Z',
                    until: 1_800_000_000,
                    reset: 60,
                    public: true,
                },
            ]),
        ).toEqual([
            {
                id: 'n1',
                variant: 'danger',
                text: { en: 'Down', de: 'Aus' },
                roles: ['ADMIN'],
                from: Date.UTC(2026, 0, 1),
                until: 1_800_000_000_000,
                reset: 60,
                public: true,
            },
        ]);
    });

    it.each([
        ['an unknown variant', { id: 'a', text: { en: 'x' }, variant: 'pink' }, 'default'],
        ['no variant', { id: 'a', text: { en: 'x' } }, 'default'],
    ])('uses the default for %s', (_what, entry, variant) => {
        expect(parseNotices([entry])[0]?.variant).toBe(variant);
    });

    it.each([[null], ['text'], [{}], [[null, 'x', { id: '' }, { id: 'a' }, { id: 'b', text: 'plain' }]]])(
        'has no notice in %j',
        content => {
            expect(parseNotices(content)).toEqual([]);
        },
    );

    it.each([
        ['absent', answer('not found', 404)],
        ['not JSON', answer('<!doctype html>')],
        ['cut off', answer('[{"id":')],
        ['unreachable', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
    ])('is treated as empty if it is %s', async (_what, fetchFile) => {
        await expect(loadNotices(signal, fetchFile)).resolves.toEqual([]);
        expect(fetchFile).toHaveBeenCalledTimes(1);
    });

    it('is loaded from the portal’s folder', async () => {
        const fetchFile = answer('[{"id":"a","text":{"en":"Hello"}}]');
        await expect(loadNotices(signal, fetchFile)).resolves.toEqual([notice()]);
        expect(fetchFile).toHaveBeenCalledWith('/notifications.json', expect.objectContaining({ signal }));
    });
});

describe('a notice', () => {
    it.each<[string, Partial<Notice>, boolean]>([
        ['everybody', {}, true],
        ['its role', { roles: ['USER'] }, true],
        ['another role', { roles: ['ADMIN'] }, false],
        ['nobody, before it begins', { from: 101 }, false],
        ['from its beginning on', { from: 100 }, true],
        ['nobody, once it is over', { until: 100 }, false],
    ])('is for %s', (_who, fields, expected) => {
        expect(isCurrent(notice(fields), 'USER', 100)).toBe(expected);
    });

    it.each<[string, Partial<Notice>, boolean]>([
        ['a public one', { public: true }, true],
        ['one that is not public', {}, false],
        ['a public one of a role', { public: true, roles: ['USER'] }, false],
        ['a public one that is over', { public: true, until: 100 }, false],
    ])('is shown to visitors: %s', (_what, fields, expected) => {
        expect(isCurrent(notice(fields), 'visitor', 100)).toBe(expected);
    });

    it('is in the user’s language, otherwise in English, otherwise in any', () => {
        expect(noticeText(notice({ text: { en: 'Hello', de: 'Hallo' } }), 'de')).toBe('Hallo');
        expect(noticeText(notice({ text: { en: 'Hello', de: 'Hallo' } }), 'fr')).toBe('Hello');
        expect(noticeText(notice({ text: { de: 'Hallo' } }), 'fr')).toBe('Hallo');
    });
});

import { describe, expect, it } from 'vitest';
import { inUse, nextInvoice } from '#customRoutes/dashboard/parts/facts';
import { begunVideo, byExpiry, downloadable, downloadIn } from '#customRoutes/dashboard/parts/own';
import { isUnread } from '#src/tickets/ticket';
import { makeKey, makeLicence, makeVideo } from '../../support/builders';

const NOW = 1_700_000_000;

describe('the figures of the tiles (DASH-5)', () => {
    it('add up the keys of valid licences', () => {
        const licences = [
            makeLicence({ count: 40, count_active_licences: 31 }),
            makeLicence({ count: 2, count_active_licences: 1 }),
            makeLicence({ count: 9, count_active_licences: 9, active: false }),
            makeLicence({ count: Number.NaN, count_active_licences: Number.NaN }),
        ];
        expect(inUse(licences, NOW)).toEqual({ used: 32, count: 42 });
        expect(inUse([makeLicence({ active: false })], NOW)).toBeNull();
        expect(inUse([], NOW)).toBeNull();
    });

    it('name the next invoice, including today’s', () => {
        const on = (...days: (string | null)[]) => days.map(invoiceOn => ({ invoiceOn }));
        expect(nextInvoice(on('2026-12-04', '2026-11-22', null, '2026-11-21'), '2026-11-22')).toBe('2026-11-22');
        expect(nextInvoice(on('2026-11-21', null), '2026-11-22')).toBeNull();
    });
});

describe('the dashboard of other users (DASH-7)', () => {
    it('sorts keys by their end: running, endless, expired', () => {
        const keys = [
            makeKey({ id: 'endless', expire: null }),
            makeKey({ id: 'over', expire: NOW - 1 }),
            makeKey({ id: 'late', expire: NOW + 9 }),
            makeKey({ id: 'soon', expire: NOW + 1 }),
        ];
        expect(byExpiry(keys, NOW).map(({ id }) => id)).toEqual(['soon', 'late', 'endless', 'over']);
    });

    it('continues with the first video that was started and not completed', () => {
        const over = [makeVideo({ progress: 0 }), makeVideo({ progress: 95 }), makeVideo({ type: 'placeholder', progress: 5 })];
        const begun = [makeVideo({ id: 'mine', progress: 94.99, locked: true }), makeVideo({ progress: 50 })];
        expect(begunVideo([...over, ...begun])?.id).toBe('mine');
        expect(begunVideo(over)).toBeNull();
    });

    const file = (href: string, ...languages: string[]) => ({ href: `https://files.example/${href}`, languages });
    const application = (...downloads: { href: string; languages: string[] }[]) => ({
        id: 'pcad',
        label: 'pCAD',
        documents: [],
        links: [],
        downloads,
    });

    it.each([
        ['the only file', application(file('a', 'en')), 'https://files.example/a'],
        ['the one in the language', application(file('a', 'en'), file('b', 'de')), 'https://files.example/b'],
        ['no file of another language', application(file('a', 'en'), file('b', 'fr')), null],
        ['none of two in the language', application(file('a', 'de'), file('b', 'de')), null],
        ['nothing', application(), null],
    ])('downloads at once %s', (_what, given, href) => {
        expect(downloadIn(given, 'de')).toBe(href);
    });

    it('offers what can be downloaded, and applications whose downloads the list leaves out', () => {
        const unknown = { id: 'rooms', label: 'Rooms' };
        expect(downloadable([application(file('a')), application(), unknown], 'de')).toHaveLength(2);
    });
});

it('a ticket is answered when support wrote the last message, until that is seen', () => {
    const [customer, support] = [
        { authorRole: 0, created: 10 },
        { authorRole: 1, created: 20 },
    ];
    expect(isUnread([customer, support], 0)).toBe(true);
    expect(isUnread([customer, support], 10)).toBe(true);
    expect(isUnread([customer, support], 20)).toBe(false);
    expect(isUnread([customer, support, customer], 0)).toBe(false);
    expect(isUnread([], 0)).toBe(false);
});

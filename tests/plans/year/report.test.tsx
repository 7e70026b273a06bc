import { act, screen, within } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { incomplete } from '#dataProvider';
import type { Item, Job } from '#dataProvider/jobs/job';
import { INITIAL } from '#src/plans/year/draft';
import { Report } from '#src/plans/year/Report';
import { LaterTexts } from '#src/shared/LaterTexts';
import { toast } from '#src/ui/feedback/toast';
import { makeCloudGroup, makeKey, makeLicence, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';

/** What is printed after a new school year: class lists and cards (YEAR-9). */

const [ten, nine] = [makeCloudGroup({ id: 'g10', label: '10a' }), makeCloudGroup({ id: 'g9', label: '9a' })];
const pupil = (id: string, forename: string, surname: string, group = nine) =>
    makeUser({
        ...{ id, forename, surname, alias: `${forename} ${surname}`, email: `${id}@schule.example`, role: 'USER' },
        keys: [makeKey({ licenceId: 'l1', token: `CODE-${id}` })],
        cloudGroups: [group],
    });
const PUPILS = [
    pupil('zoe', 'Zoé', 'Adam', ten),
    pupil('ben', 'Ben', 'Zorn'),
    pupil('ann', 'Ann', 'Zorn'),
    pupil('neu', 'Nina', 'Neu'),
    pupil('out', 'Otto', 'Out', makeCloudGroup({ id: 'g1', label: 'Staff' })),
];
const STEPS: Job['steps'] = [{ verb: 'createUser', sendMail: false }];
const ITEMS: readonly Item[] = [
    { id: 'neu', state: 'done', step: 1 },
    ...['zoe', 'ben', 'ann'].map((id): Item => ({ id, state: 'done', step: 1, does: [] })),
    { id: 'row-9', make: { email: 'x@schule.example', forename: '', surname: '', adminNote: '' }, state: 'failed', step: 1 },
];

const printed = vi.fn();
const read = vi.fn(async (name: string) => (name === 'users' ? PUPILS : [makeLicence({ id: 'l1', name: 'CAD' })]));

beforeEach(() => {
    printed.mockClear();
    vi.stubGlobal('print', printed);
});

async function open(labels: readonly string[] = ['10a', '9a']) {
    const job = { steps: STEPS, state: 'ended' } as const;
    const page = await act(async () =>
        renderPortal(
            <LaterTexts name="plan">
                <Report draft={{ ...INITIAL, labels }} job={job} items={ITEMS} />
            </LaterTexts>,
            { dataProvider: { getEvery: read } },
        ),
    );
    await screen.findByRole('button', { name: 'Print class lists' });
    const press = async (name: string) => {
        await page.user.click(screen.getByRole('button', { name }));
        await vi.waitFor(() => expect(printed).toHaveBeenCalled());
    };
    return { ...page, press };
}

const texts = (rows: readonly HTMLElement[]) => rows.map(row => within(row).getByRole('rowheader').textContent);

it('lists each class by surname as it is by then, without codes of keys, and goes when it is printed', async () => {
    const { press } = await open();
    await press('Print class lists');
    const [first, second, ...others] = screen.getAllByRole('table');
    expect(others).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(one => one.textContent)).toEqual([
        'Lists and cards',
        '9a 3 pupils',
        '10a 1 pupil',
    ]);
    expect(texts(within(first!).getAllByRole('row').slice(1))).toEqual(['Nina Neu', 'Ann Zorn', 'Ben Zorn']);
    expect(texts(within(second!).getAllByRole('row').slice(1))).toEqual(['Zoé Adam']);
    expect(within(first!).getByRole('row', { name: '2 Ann Zorn ann@schule.example CAD' })).toBeVisible();
    expect(screen.queryByText(/CODE-/)).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

it('has the codes of keys when that is ticked, beside a warning', async () => {
    const { press, user } = await open();
    const codes = screen.getByRole('checkbox', { name: 'Print the key codes as well' });
    expect(codes).toHaveAccessibleDescription('Anyone who has the paper can use these keys. Keep it safe.');
    await user.click(codes);
    await press('Print class lists');
    expect(screen.getByRole('row', { name: '2 Ann Zorn ann@schule.example CAD CODE-ann' })).toBeVisible();
});

/** What a QR code says, as a camera sees it. */
function said(code: Element): string {
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const scale = 8;
    const data = new Uint8Array((size * scale) ** 2 * 4).fill(255);
    for (const [, x, y] of code
        .querySelector('path')
        ?.getAttribute('d')
        ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? []) {
        for (let at = 0; at < scale ** 2; at++) {
            const column = Number(x) * scale + (at % scale);
            const row = Number(y) * scale + Math.floor(at / scale);
            data.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3);
        }
    }
    return decodeQR({ width: size * scale, height: size * scale, data });
}

it('makes a card for each new pupil, whose QR code leads to the portal', async () => {
    const { press, user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'New pupils only' }));
    await press('Print cards to cut');
    const [card, ...others] = screen.getAllByRole('listitem');
    expect(others).toEqual([]);
    for (const text of ['Nina Neu', '9a', 'neu@schule.example', 'http://localhost:3000/']) {
        expect(within(card!).getByText(text)).toBeVisible();
    }
    expect(within(card!).queryByText(/CODE-/)).toBeNull();
    expect(said(card!.querySelector('svg')!)).toBe('http://localhost:3000/');
});

it('without classes has everybody whom the plan was about', async () => {
    const { press } = await open([]);
    await press('Print cards to cut');
    expect(screen.getAllByRole('listitem').map(card => within(card).getAllByText(/./)[0]?.textContent)).toEqual([
        'Zoé Adam',
        'Nina Neu',
        'Ann Zorn',
        'Ben Zorn',
    ]);
});

it.each(['users', 'licences'])(
    'prints nothing of %s that could not be read whole, says so, and prints at the next press',
    async part => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const error = vi.spyOn(toast, 'error');
        const whole = read.getMockImplementation();
        read.mockImplementation(async name => {
            if (name === part) throw incomplete();
            return whole!(name);
        });
        const { user, press } = await open();
        await user.click(screen.getByRole('button', { name: 'Print class lists' }));
        await vi.waitFor(() =>
            expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Not everything could be loaded')),
        );
        read.mockImplementation(whole!);
        await press('Print class lists');
        // Whatever had been printed before would be counted too.
        expect(printed).toHaveBeenCalledOnce();
        expect(screen.getAllByRole('table')).toHaveLength(2);
    },
);

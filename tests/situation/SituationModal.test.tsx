import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import * as fileModule from '../../src/situation/file';
import SituationModal from '../../src/situation/SituationModal';
import { allowConsole } from '../support/console';
import { makeLicence, makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

const user = makeUser({ email: 'anna.holzmann@holzmann.example', cam: false, role: 'USER' });
const licence = makeLicence({ name: 'Sägewerk Stuttgart' });

const status = () =>
    screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ');

async function show(fails = false) {
    const onClose = vi.fn();
    const getPages = vi.fn(async (resource: string, { onPage }: { onPage(rows: object[]): void }) => {
        if (resource === 'licences') onPage([licence]);
        else if (fails) throw new PortalError('errors.500', { status: 500, reason: 'http' });
    });
    // Its texts are loaded first.
    const rendered = await act(async () =>
        renderPortal(<SituationModal user={user} onClose={onClose} />, {
            user,
            dataProvider: {
                getPages,
                getCollection: async () => ({ rows: [], total: 0 }),
                getDirectories: async () => [],
            },
        }),
    );
    await waitFor(() => expect(status()).toContain('The file is ready.'));
    return { ...rendered, onClose };
}

const save = () => screen.getByRole('button', { name: 'Save file' });

it('shows what the file holds, and that one’s own name does not stand in it (SITUATION-4)', async () => {
    const { user: person } = await show();
    await person.selectOptions(await screen.findByRole('combobox'), 'Licences (1)');
    const table = await screen.findByRole('table', { name: 'Licences' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(table).toHaveTextContent(/"licenceType":"ol"/);
    expect(table).not.toHaveTextContent('Stuttgart');

    await person.type(screen.getByRole('searchbox'), 'Holzmann{Enter}');
    await waitFor(() => expect(status()).toContain('“Holzmann” does not appear anywhere in the file.'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await person.clear(screen.getByRole('searchbox'));
    await person.type(screen.getByRole('searchbox'), 'LICENCEtype{Enter}');
    await waitFor(() => expect(status()).toContain('“LICENCEtype” appears in: Licences (1)'));
});

it('names what could not be loaded', async () => {
    // react-admin logs it
    allowConsole(/errors\.500/);
    await show(true);
    expect(screen.getByText(/Could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Cloud groups (500)');
});

it('saves a compressed file whose name says nothing but the day', async () => {
    const { user: person, onClose } = await show();
    const links: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        links.push(this);
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(fileModule, 'bytesOf').mockResolvedValue(new Blob(['packed']));
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(links.map(({ download }) => download)).toEqual([expect.stringMatching(/^Situation-\d{4}-\d\d-\d\d\.json\.gz$/)]);
});

it('says when there is more than a file may hold, and saves nothing', async () => {
    const { user: person, onClose } = await show();
    vi.spyOn(fileModule, 'bytesOf').mockResolvedValue(null);
    await person.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('The file would be larger than 30 MB.');
    expect(onClose).not.toHaveBeenCalled();
});

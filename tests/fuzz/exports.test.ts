// @vitest-environment node
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { PortalDataProvider } from '../../dataProvider';
import type { Contract } from '../../dataProvider/types';
import { withLaterTexts } from '../../i18n/later';
import type { Translate } from '../../i18n/useT';
import { exportedPositions } from '../../src/contracts/exportedPositions';
import { csvFile } from '../../src/shared/export/csv';
import type { ExportContext, ListExport } from '../../src/shared/export/types';
import { makeCustomer } from '../support/builders';
import { answerOf, exampleOf } from './description';
import { mutationsOf } from './mutations';
import { NONSENSE } from './page';
import { providerWith } from './provider';

/** Files of damaged responses (EXPORT-1, EXPORT-5): what is missing is an empty cell, and nothing else changes. */

interface Exporting {
    name: string;
    /** the responses that it reads; each is damaged */
    reads: readonly string[];
    write(provider: PortalDataProvider, context: ExportContext): Promise<Blob>;
}

const pages =
    (resource: Parameters<PortalDataProvider['getPages']>[0], { licence, group }: { licence?: string; group?: string } = {}) =>
    async (provider: PortalDataProvider, expand: readonly string[] = []) => {
        const found: never[] = [];
        await provider.getPages(resource, {
            meta: { ...(licence ? { licence } : {}), ...(group ? { group } : {}), expand },
            onPage: rows => found.push(...(rows as never[])),
        });
        return found;
    };

/** The export of a list. */
const list = (
    reads: readonly string[],
    load: () => Promise<{ default: ListExport<never> }>,
    rows: ReturnType<typeof pages>,
): Exporting => ({
    name: reads[0] ?? '',
    reads,
    write: async (provider, context) => {
        const { default: exported } = await load();
        const file = csvFile(await exported.columns(context), 'en', ',');
        file.add(await rows(provider, exported.expand));
        return file.blob();
    },
});

const loaded = <Module>(load: () => Promise<Module>) => load as unknown as () => Promise<{ default: ListExport<never> }>;
const OF = { licence: 'x1' };

const EXPORTS: readonly Exporting[] = [
    list(
        ['listLicences'],
        loaded(() => import('../../src/licences/exported')),
        pages('licences'),
    ),
    list(
        ['listLicenceKeys'],
        loaded(() => import('../../src/keys/exported')),
        pages('keys', OF),
    ),
    list(
        ['listLicenceSeats', 'listLicenceUsers'],
        loaded(() => import('../../src/seats/exported')),
        pages('seats', OF),
    ),
    list(
        ['listLicenceUsers'],
        loaded(() => import('../../src/users/ofLicence/exported')),
        pages('users', OF),
    ),
    list(
        ['listUsers'],
        loaded(() => import('../../src/users/management/exported')),
        pages('users'),
    ),
    list(
        ['listCloudGroups'],
        loaded(() => import('../../src/cloudGroups/exported')),
        pages('cloudGroups'),
    ),
    list(
        ['listCloudGroupUsers'],
        loaded(() => import('../../src/cloudGroups/exportedMembers')),
        pages('users', { group: 'x1' }),
    ),
    list(
        ['listContracts'],
        loaded(() => import('../../src/contracts/exported')),
        pages('contracts'),
    ),
    list(
        ['listInvoices', 'listContracts'],
        loaded(() => import('../../src/invoices/exported')),
        pages('invoices'),
    ),
    list(
        ['listTickets'],
        loaded(() => import('../../src/tickets/exported')),
        pages('tickets'),
    ),
    {
        name: 'positions of a contract',
        reads: ['getContract'],
        write: async (provider, context) => {
            const { data } = await provider.getOne<Contract>('contracts', { id: 'x1' });
            const file = csvFile(await exportedPositions(data.invoiceInterval).columns(context), 'en', ',');
            file.add(data.details);
            return file.blob();
        },
    },
    {
        name: 'who has what',
        reads: ['listLicences', 'listKeys', 'listUsers'],
        write: async (_provider, context) => {
            const { default: write } = await import('../../src/users/whoHasWhat');
            const signal = new AbortController().signal;
            return (await write({ ...context, signal, separator: ',', withKeys: true, onProgress: () => undefined })).blob();
        },
    },
];

const t = (await withLaterTexts('en', 'export')).translate as Translate;

/** The file that these responses give, as rows of cells; null if the export fails because one is unreadable. */
async function fileOf({ write }: Exporting, bodies: Readonly<Record<string, unknown>>): Promise<string[][] | null> {
    const provider = providerWith(bodies);
    const context: ExportContext = { t, language: 'en', customer: makeCustomer(), provider, meta: OF, withKeys: true };
    try {
        return parse(await (await write(provider, context)).text(), { bom: true, record_delimiter: '\r\n' });
    } catch (error) {
        if (error instanceof PortalError) return null;
        throw error;
    }
}

it.each(EXPORTS)('$name: a damaged response leaves empty cells, or is unreadable as a whole', async exporting => {
    const sound = Object.fromEntries(exporting.reads.map(read => [read, exampleOf(answerOf(read).schema)]));
    const whole = await fileOf(exporting, sound);
    expect(whole?.length).toBeGreaterThan(1);
    let files = 0;
    for (const read of exporting.reads) {
        for (const { name, places, apply } of mutationsOf(answerOf(read), sound[read])) {
            const damaged = await fileOf(exporting, { ...sound, [read]: apply(exampleOf(answerOf(read).schema), places[0]!) });
            if (!damaged) continue;
            files += 1;
            expect(damaged[0], name).toEqual(whole?.[0]);
            expect(
                damaged.flat().filter(cell => NONSENSE.test(cell)),
                `${read}: ${name}`,
            ).toEqual([]);
        }
    }
    expect(files).toBeGreaterThan(10);
});

// @vitest-environment node
import { parse } from 'csv-parse/sync';
import type { RaRecord } from 'ra-core';
import { expect, it } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { PortalDataProvider } from '../../dataProvider';
import type { Contract } from '../../dataProvider/types';
import { withLaterTexts } from '../../i18n/later';
import type { Translate } from '../../i18n/useT';
import { positionColumns } from '../../src/contracts/positionColumns';
import { csvFile } from '../../src/shared/export/csv';
import { columnsOf, fileColumns } from '../../src/shared/export/ofList';
import type { ExportContext } from '../../src/shared/export/types';
import { ticketList } from '../../src/tickets/columns';
import { userList } from '../../src/users/management/columns';
import { licenceUserList } from '../../src/users/ofLicence/columns';
import { groupList } from '../../src/cloudGroups/columns';
import { memberList } from '../../src/cloudGroups/memberColumns';
import { contractList } from '../../src/contracts/columns';
import { invoiceList } from '../../src/invoices/columns';
import { keyList } from '../../src/keys/columns';
import { licenceList } from '../../src/licences/columns';
import { seatList } from '../../src/seats/columns';
import { fileFields } from '../../src/shared/columns/reads';
import type { List } from '../../src/shared/columns/types';
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
const list = <Row extends RaRecord>(reads: readonly string[], said: List<Row>, rows: ReturnType<typeof pages>): Exporting => ({
    name: reads[0] ?? '',
    reads,
    write: async (provider, context) => {
        const file = csvFile(await columnsOf(said, context), 'en', ',');
        file.add(await rows(provider, fileFields(said).expand));
        return file.blob();
    },
});

const OF = { licence: 'x1' };

const EXPORTS: readonly Exporting[] = [
    list(['listLicences'], licenceList, pages('licences')),
    list(['listLicenceKeys'], keyList({ demo: false, school: false }), pages('keys', OF)),
    list(['listLicenceSeats', 'listLicenceUsers'], seatList, pages('seats', OF)),
    list(['listLicenceUsers'], licenceUserList(makeCustomer()), pages('users', OF)),
    list(['listUsers'], userList({ customer: makeCustomer(), wide: true }), pages('users')),
    list(['listCloudGroups'], groupList, pages('cloudGroups')),
    list(['listCloudGroupUsers'], memberList, pages('users', { group: 'x1' })),
    list(['listContracts'], contractList, pages('contracts')),
    list(['listInvoices', 'listContracts'], invoiceList(), pages('invoices')),
    list(['listTickets'], ticketList({ unread: new Set() }), pages('tickets')),
    {
        name: 'positions of a contract',
        reads: ['getContract'],
        write: async (provider, context) => {
            const { data } = await provider.getOne<Contract>('contracts', { id: 'x1' });
            const file = csvFile(fileColumns(positionColumns(data.invoiceInterval), context), 'en', ',');
            file.add(data.details.map((detail, at) => ({ ...detail, id: at })));
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

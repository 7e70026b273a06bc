import type { Page } from '@playwright/test';
import { dialog, dialogButton } from '../support/parts';
import { inDialog, type Operation } from './operations';

/** The reads of exports, which begin with a button and end with a file (EXPORT-4, EXPORT-5). */

const ADMIN = 'admin@holzmann.example';

/** Opens the export of a list, whose own reads are over. */
const openExport = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await dialogButton(page, 'Save file').waitFor();
};

const openWhole = async (page: Page) => {
    await openExport(page);
    await dialog(page).getByRole('radio', { name: 'Who has what' }).check();
};

const EXPORT = { who: ADMIN, send: inDialog('Save file'), says: ['export.failed'] } as const;
const WHOLE = { ...EXPORT, open: '/user-management', prepare: openWhole } as const;

export const exportOperations: readonly Operation[] = [
    { ...WHOLE, id: 'listLicences', as: 'listLicences for who has what' },
    { ...WHOLE, id: 'listKeys', as: 'listKeys for who has what' },
    { ...WHOLE, id: 'listUsers', as: 'listUsers for who has what' },
    {
        ...EXPORT,
        id: 'listLicenceUsers',
        as: 'listLicenceUsers for the file of seats',
        open: '/licences/10010101/seats',
        prepare: openExport,
    },
    {
        ...EXPORT,
        id: 'listContracts',
        as: 'listContracts for the file of invoices',
        open: '/contracts?view=invoices',
        prepare: openExport,
    },
    { ...EXPORT, id: 'listTickets', as: 'listTickets for their file', open: '/tickets', prepare: openExport },
];

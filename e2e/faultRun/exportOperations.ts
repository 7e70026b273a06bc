import type { Page } from '@playwright/test';
import { openExport, openWhole } from '../support/exportDialog';
import { inDialog, type Operation } from './operations';

/** The reads of exports, which begin with a button and end with a file (EXPORT-4, EXPORT-5). */

const ADMIN = 'admin@holzmann.example';

/** Opens the dialog when the reads of the list itself are over. */
const whenRead = (open: (page: Page) => Promise<void>) => async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await open(page);
};

const EXPORT = { who: ADMIN, send: inDialog('Save file'), says: ['export.failed'] } as const;
const WHOLE = { ...EXPORT, open: '/user-management', prepare: whenRead(openWhole) } as const;

export const exportOperations: readonly Operation[] = [
    { ...WHOLE, id: 'listLicences', as: 'listLicences for who has what' },
    { ...WHOLE, id: 'listKeys', as: 'listKeys for who has what' },
    { ...WHOLE, id: 'listUsers', as: 'listUsers for who has what' },
    {
        ...EXPORT,
        id: 'listLicenceUsers',
        as: 'listLicenceUsers for the file of seats',
        open: '/licences/10010101/seats',
        prepare: whenRead(openExport),
    },
    {
        ...EXPORT,
        id: 'listContracts',
        as: 'listContracts for the file of invoices',
        open: '/contracts?view=invoices',
        prepare: whenRead(openExport),
    },
    { ...EXPORT, id: 'listTickets', as: 'listTickets for their file', open: '/tickets', prepare: whenRead(openExport) },
];

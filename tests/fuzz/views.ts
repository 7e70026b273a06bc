/** Pages that make reads, each by who sees it. The page of a video is missing: its player does not run in jsdom. */

export interface View {
    who: string;
    path: string;
    /** the reads that are damaged here */
    reads: readonly string[];
    /** the button that makes a read, by the start of its name */
    press?: string;
    /** lists as tables; as cards otherwise, which jsdom draws much faster and which show the same columns */
    table?: true;
}

const ADMIN = 'admin@holzmann.example';
const USER = 'user@holzmann.example';
const LICENCE = '/licences/10010101';

/** The frame, licences with their sub-pages, and users. */
export const managementViews: readonly View[] = [
    { who: ADMIN, path: '/dashboard', reads: ['getOwnUser', 'getCustomer'] },
    { who: ADMIN, path: '/profile', reads: ['getCustomer'] },
    { who: ADMIN, path: '/licences', reads: ['listLicences'] },
    { who: USER, path: '/licences', reads: ['listUserKeys'] },
    { who: ADMIN, path: LICENCE, reads: ['getLicence'] },
    { who: ADMIN, path: `${LICENCE}/users`, reads: ['listLicenceUsers'] },
    { who: ADMIN, path: `${LICENCE}/keys`, reads: ['listLicenceKeys'] },
    { who: ADMIN, path: `${LICENCE}/seats`, reads: ['listLicenceSeats', 'listLicenceUsers'] },
    { who: ADMIN, path: `${LICENCE}/modules`, reads: ['getLicence'] },
    { who: ADMIN, path: `${LICENCE}/users`, reads: ['listUsers'], press: 'Add users' },
    { who: ADMIN, path: '/user-management', reads: ['listUsers'] },
    { who: ADMIN, path: '/user-management/u102', reads: ['getUser', 'listUserKeys', 'listUserCloudGroups', 'listLicences'] },
];

/** Everything else. */
export const serviceViews: readonly View[] = [
    { who: ADMIN, path: '/cloud-groups', reads: ['listCloudGroups'], table: true },
    { who: ADMIN, path: '/cloud-groups/g102', reads: ['getCloudGroup', 'listCloudGroupUsers'] },
    { who: ADMIN, path: '/contracts', reads: ['listContracts'] },
    { who: ADMIN, path: '/contracts?view=invoices', reads: ['listInvoices'] },
    { who: ADMIN, path: '/contracts/c1', reads: ['getContract', 'listInvoices'] },
    { who: USER, path: '/tickets', reads: ['listTickets', 'listLicences', 'listTicketMessages'] },
    { who: USER, path: '/tickets/t5', reads: ['getTicket', 'listTicketMessages'] },
    { who: ADMIN, path: '/applications', reads: ['listApplications'] },
    { who: USER, path: '/academy', reads: ['listDirectories', 'getPlaylist'] },
    { who: USER, path: '/academy/d11', reads: ['getDirectory', 'listTags'] },
    { who: USER, path: '/academy/search?query=raum', reads: ['searchAcademy'] },
    { who: ADMIN, path: '/academy/membership', reads: ['listLicences'] },
];

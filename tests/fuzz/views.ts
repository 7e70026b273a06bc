/** Pages that make reads, each by who sees it. */

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

export const views: readonly View[] = [
    { who: ADMIN, path: '/dashboard', reads: ['getOwnUser', 'getCustomer'] },
    { who: ADMIN, path: '/profile', reads: ['getCustomer'] },
    { who: ADMIN, path: '/licences', reads: ['listLicences'] },
    { who: USER, path: '/licences', reads: ['listUserKeys'] },
    { who: ADMIN, path: '/licences/10010101', reads: ['getLicence'] },
    { who: ADMIN, path: '/cloud-groups', reads: ['listCloudGroups'], table: true },
];

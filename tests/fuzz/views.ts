/** Pages and their responses, by the user who sees them. */

/** A control to press, by the start of its name, or text to type into a field. */
export type Step = string | { into: string; type: string };

export interface View {
    /** null: nobody is signed in */
    who: string | null;
    /** without a sign-in: the page that a mail links to */
    path: string;
    /** the responses that are damaged here, by operation */
    reads: readonly string[];
    /** the steps before they are requested */
    steps?: readonly Step[];
    /** valid responses other than the mock's */
    instead?: Readonly<Record<string, (answer: unknown) => unknown>>;
    /** the message after a change, whatever is wrong with its response */
    done?: string;
    /** lists as tables; as cards otherwise, which jsdom renders much faster and which show the same columns */
    table?: true;
}

const ADMIN = 'admin@holzmann.example';
const USER = 'user@holzmann.example';
const LICENCE = '/licences/10010101';

/** The frame, licences with their sub-pages, and users. */
export const managementViews: readonly View[] = [
    { who: ADMIN, path: '/dashboard', reads: ['getOwnUser', 'getCustomer'] },
    { who: ADMIN, path: '/deadlines?days=365', reads: ['listLicences', 'listKeys', 'listContracts'] },
    {
        who: ADMIN,
        path: '/renewal?licence=10010101',
        reads: ['listLicences', 'listContracts', 'listLicenceSeats', 'listLicenceKeys', 'listLicenceUsers'],
    },
    { who: ADMIN, path: '/profile', reads: ['getCustomer'] },
    { who: ADMIN, path: '/licences', reads: ['listLicences'] },
    { who: USER, path: '/licences', reads: ['listUserKeys'] },
    { who: ADMIN, path: LICENCE, reads: ['getLicence'] },
    { who: ADMIN, path: `${LICENCE}/users`, reads: ['listLicenceUsers'] },
    { who: ADMIN, path: `${LICENCE}/keys`, reads: ['listLicenceKeys'] },
    { who: ADMIN, path: `${LICENCE}/seats`, reads: ['listLicenceSeats', 'listLicenceKeys', 'listLicenceUsers'] },
    { who: ADMIN, path: `${LICENCE}/modules`, reads: ['getLicence'] },
    { who: ADMIN, path: `${LICENCE}/users`, reads: ['listUsers'], steps: ['Add users'] },
    { who: ADMIN, path: '/user-management', reads: ['listUsers'] },
    {
        who: ADMIN,
        path: '/user-management/u102',
        reads: ['getUser', 'listUserKeys', 'listUserCloudGroups', 'listLicences', 'listLicenceSeats'],
    },
    {
        who: ADMIN,
        path: '/user-management/u102/why?product=pcad',
        reads: ['getUser', 'listUserKeys', 'listLicences', 'listCloudGroups', 'listApplications'],
    },
    { who: USER, path: '/why', reads: ['listUserKeys', 'listLicences', 'listApplications'] },
];

/** A licence of three keys, whose page renders fast; the first one has no user. */
const KEYS = '/licences/10010104/keys';
const RENEWAL = ['Actions for', 'Replace key code', 'Replace'];
const RENEWED = 'The key code was replaced.';
const CREDENTIALS: readonly Step[] = [{ into: 'Password', type: 'portal' }, 'Sign in'];

/** Responses that need more than opening a page: dialogs, changes, and pages without a session. */
export const changeViews: readonly View[] = [
    { who: ADMIN, path: `${LICENCE}/keys`, reads: ['listKeyUsers'], steps: ['Actions for', 'Send by e-mail'] },
    { who: ADMIN, path: KEYS, reads: ['refreshKey'], steps: RENEWAL, done: RENEWED },
    // Read before too: a key that is not to be recognised is not renewed (MANY-14).
    { who: ADMIN, path: KEYS, reads: ['getKey'], steps: RENEWAL, instead: { refreshKey: () => undefined } },
    {
        who: ADMIN,
        path: '/licences/10010110/users',
        reads: ['assignLicence'],
        steps: ['Add users', 'Sabine', 'Add'],
        done: '1 user was added.',
    },
    {
        who: 'admin@northfield.example',
        path: '/tickets',
        reads: ['createTicket'],
        steps: ['New ticket', { into: 'Your question', type: 'How do I begin?' }, 'Create ticket'],
        done: 'The ticket was created.',
    },
    { who: USER, path: '/academy', reads: ['validateAcademySession'] },
    {
        who: null,
        path: '/',
        reads: ['signIn'],
        steps: [{ into: 'E-mail', type: USER }, ...CREDENTIALS],
    },
    {
        who: null,
        path: '/',
        reads: ['signIn 300'],
        steps: [{ into: 'E-mail', type: 'multi@planwerk.example' }, ...CREDENTIALS],
        instead: { 'signIn 300': customers => [{ id: '7', name: 'Planwerk' }, ...(customers as string[])] },
    },
    { who: null, path: '/transfer-user', reads: ['validateTransferToken'] },
];

/** A list of applications without their documents, downloads and links. */
const bare = (applications: unknown): unknown =>
    (applications as { id: string; label: string }[]).map(({ id, label }) => ({ id, label }));

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
    { who: USER, path: '/academy/record', reads: ['listDirectories', 'getPlaylist'] },
    { who: USER, path: '/academy/d11', reads: ['getDirectory', 'listTags'] },
    { who: USER, path: '/academy/search?query=raum', reads: ['searchAcademy'] },
    { who: ADMIN, path: '/academy/membership', reads: ['listLicences'] },
    { who: ADMIN, path: '/applications', reads: ['getApplication'], instead: { listApplications: bare } },
    { who: USER, path: '/academy/d11/v101', reads: ['getVideo', 'getVideoPath', 'getEmbed', 'listComments'] },
    { who: USER, path: '/academy/d11/v101', reads: ['listReplies'], steps: ['Show the replies'] },
];

/** Reads that no page makes (the data provider has no `getSeat` at all): a page that makes one needs a row here. */
export const undrawn: readonly string[] = ['getSeat', 'listLicenceModules'];

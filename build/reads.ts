import type { PageRead } from '../src/start/startPages';

/** Who may have tickets (TICKET-1): with the user's flag, at a school administrators only. */
const forTickets = (...reads: PageRead[]): PageRead[] =>
    reads.flatMap(read => [
        { ...read, for: 'administrators', flags: ['cam'] },
        { ...read, for: 'others', flags: ['cam', '!school'] },
    ]);

/** Whether a licence has the module for tickets. */
const CAM_MODULE = 'licences?$expand=modules&$count=true&$newDb=true';

/** What stops a person is told from these, besides the person (WHY-3). */
const WHY: readonly PageRead[] = [
    { list: 'keys', within: 'user' },
    {
        call: 'licences?$expand=modules,keys($count=true;$top=0)&$orderby=id%20asc&$top=500&$count=true&$newDb=true',
        for: 'administrators',
    },
    { list: 'cloudGroups', flags: ['!demo'] },
    { call: 'applications' },
];

const LICENCE = { record: 'licences', id: 'licence' } as const;

/**
 * What each page reads first, by its path with parameters as `:name`: sent before the page's code is there (src/start/early.ts). The portal does
 * not load this; `build/startPages.json` is made of it, and tests/start/reads.test.tsx compares it with what the pages read.
 */
export const READS: Readonly<Record<string, readonly PageRead[]>> = {
    // What stands around its tiles comes later, and must not hold them up (DASH-1).
    '/dashboard': [
        { list: 'licences', for: 'administrators' },
        { list: 'keys', within: 'user', for: 'others' },
    ],
    '/user-management': [{ list: 'users', paged: true }],
    '/user-management/:user': [
        { record: 'users', id: 'user' },
        // The machines on which they run (SEAT-4).
        {
            list: 'keys',
            within: 'user',
            each: { list: 'seats', within: 'licence', by: 'licenceId', filter: { userId: ':user' } },
        },
        { list: 'licences' },
        { list: 'cloudGroups', within: 'user', flags: ['!demo'] },
    ],
    '/user-management/:user/why': [{ record: 'users', id: 'user' }, ...WHY],
    '/why': [...WHY, { call: 'licences?$expand=modules&$orderby=id%20asc&$top=500&$count=true&$newDb=true', for: 'others' }],
    '/licences': [{ list: 'licences' }, { list: 'keys', within: 'user', for: 'others' }],
    '/licences/:licence': [
        LICENCE,
        { list: 'keys', within: 'licence' },
        { list: 'users', within: 'licence' },
        { list: 'seats', within: 'licence' },
    ],
    '/licences/:licence/modules': [LICENCE],
    '/licences/:licence/users': [LICENCE, { list: 'users', within: 'licence', paged: true }],
    '/licences/:licence/keys': [LICENCE, { list: 'keys', within: 'licence', paged: true }],
    '/licences/:licence/seats': [LICENCE, { list: 'seats', within: 'licence', paged: true }],
    '/cloud-groups': [{ list: 'cloudGroups', flags: ['!demo'] }],
    '/cloud-groups/:group': [
        { record: 'cloudGroups', id: 'group', flags: ['!demo'] },
        { list: 'users', within: 'group', flags: ['!demo'] },
    ],
    '/contracts': [
        { list: 'contracts', flags: ['contractInfo'] },
        { list: 'invoices', view: 'invoices', flags: ['contractInfo'] },
    ],
    '/contracts/:contract': [
        { record: 'contracts', id: 'contract', flags: ['contractInfo'] },
        { list: 'invoices', flags: ['contractInfo'] },
    ],
    '/deadlines': [
        { list: 'licences', with: 'licences' },
        { list: 'keys', expand: ['users'], with: 'keys' },
        { list: 'contracts', flags: ['contractInfo'], with: 'contracts' },
    ],
    '/renewal': [
        {
            call: 'licences?$expand=keys($count=true;$top=0),seats($count=true;$top=0)&$select=id%2Cname%2Cproduct%2ClicenceType%2Ccount%2Ccount_active_licences%2Cactive%2Cexpire&$orderby=id%20asc&$top=500&$count=true&$newDb=true',
        },
        {
            call: 'contracts?$select=id%2Cname%2CendOn%2CcancellationOn%2CstartOn%2Cdetails&$orderby=id%20asc&$top=500&$count=true',
            flags: ['contractInfo'],
            with: 'contracts',
        },
    ],
    '/applications': [{ call: 'applications' }],
    '/tickets': forTickets({ call: CAM_MODULE }, { list: 'tickets' }),
    '/tickets/:ticket': forTickets(
        { call: CAM_MODULE },
        { record: 'tickets', id: 'ticket' },
        { call: 'tickets/:ticket/messages?$count=true' },
    ),
    // The academy's other reads wait for its session, because that decides what is locked (ACADEMY-7).
    '/academy/membership': [{ list: 'licences', for: 'administrators' }],
    '/academy/search': [{ call: 'academy/tags' }],
    '/academy/:directoryId/:videoId': [
        { call: 'academy/videos/:videoId' },
        { call: 'academy/videos/:videoId/path' },
        { call: 'academy/tags' },
    ],
};

const LONG_READS = 'dataProvider/readOn.ts';

/**
 * The modules that a page imports as soon as it is shown, besides its own, by its path: they arrive with the page's code instead of a round trip
 * after it. Only what the page needs before it can be used.
 */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
    // What machines somebody uses is read over the queue.
    '/user-management/:user': [LONG_READS],
    // A large customer's keys are many responses.
    '/deadlines': [LONG_READS],
};

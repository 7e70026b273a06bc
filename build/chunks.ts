import type { Rolldown } from 'vite';
import { PRELOAD_HELPER } from './leanPreload';

/** The portal's modules at these paths; `*` is any name. */
const at = (path: string): RegExp => new RegExp(`/${path.replace('*', '\\w+')}\\.tsx?$`);

/** The modules of a package. */
const of = (name: string): RegExp => new RegExp(`/node_modules/${name}/`);

/** A group of modules, each pattern of which has to fit one. */
interface Group {
    name: string;
    test?: readonly RegExp[];
    tags?: Rolldown.CodeSplittingGroup['tags'];
    includeDependenciesRecursively?: boolean;
    priority?: number;
}

/**
 * Groups of modules that are always loaded together, each as one file, because every additional file costs a request and compresses worse
 * (docs/quality.md, "Speed"). All other modules are split by their importers.
 */
const GROUPS: readonly Group[] = [
    // What all pages have in common with the reports of failures: the session, the HTTP client, the paths, and Vite's part that imports.
    { name: 'client', test: [at('src/client'), at('src/config/paths'), PRELOAD_HELPER], priority: 2 },
    // Parts of both sides, so that no public page loads the portal for them, nor the portal the reports.
    { name: 'bothSides', test: [at('src/shared/notices/*'), at('src/ui/fields/EmailText'), at('src/start/match')], priority: 2 },
    // The reports of failures (build/reportScript.ts); no page loads them at first.
    { name: 'report', test: [at('src/app/reports/main.report')], priority: 1 },
    { name: 'reports', test: ['report', 'start', 'vitals'].map(name => at(`src/app/reports/${name}`)), priority: 1 },
    // The entry's other imports.
    { name: 'index', tags: ['$initial'] },
    // React alone, so that browsers cache it from one release to the next. Also, with a debugger attached, as in the bench, a browser
    // reparses a function's whole file when the function creates an error, which React does when it starts.
    { name: 'react', test: ['react', 'react-dom', 'scheduler'].map(of), priority: 3 },
    // Sign-in, and the modules it shares with the other public pages.
    {
        name: 'publicPages',
        test: [
            at('src/app/takeFirst'),
            ...[
                'PublicLayout',
                'firstState',
                'signIn/*',
                'forms/View',
                'forms/TextField',
                'forms/PasswordField',
                'forms/FieldFrame',
                'forms/SubmitButton',
                'forms/Message',
                'forms/failure',
                'forms/focus',
                'forms/usePortalForm',
                'useT',
                'usePageTitle',
            ].map(name => at(`customRoutes/public/${name}`)),
        ],
    },
    // The sign-in's calls, which the signed-in portal makes too.
    {
        name: 'sessionCalls',
        test: ['dataProvider/actions/session', 'src/shared/validation', 'src/shared/refusals', 'src/shared/format/wait'].map(at),
        priority: 1,
    },
    // What the pages of links load beside the sign-in's code, and the portal too: none of them loads the portal for it.
    { name: 'links', test: ['dataProvider/actions/links', 'dataProvider/outcome'].map(at), priority: 1 },
    // The common modules of every page of the signed-in portal; the dashboard needs no more.
    {
        name: 'portal',
        test: [
            'src/app/portal',
            'src/app/AdminApp',
            'src/app/routes',
            'src/layout/PageError',
            'src/shared/PageHeader',
            'src/shared/CustomerMissing',
            'src/shared/breadcrumb',
            'src/ui/dot',
        ].map(at),
    },
    // The common modules of nearly all other pages: a list and the dialogs about its records.
    {
        name: 'list',
        test: [
            'src/ui/modal/ConfirmModal',
            'src/ui/modal/SubmitButton',
            'src/ui/inputs/CheckboxField',
            'src/ui/fields/StateChip',
            'src/shared/actions/*',
            'src/shared/list/ResourceList',
            'src/shared/list/ShowMore',
            'src/shared/hooks/useDraft',
            'src/shared/hooks/useFormatNumber',
            'src/shared/hooks/useElapsed',
            'src/shared/hasTexts',
            'src/shared/format/date',
            'src/shared/format/time',
            'src/shared/format/money',
            'src/shared/query/lists',
            'src/shared/query/records',
        ].map(at),
    },
    // What every change is made with, which lists need behind a click only.
    {
        name: 'change',
        test: [
            'dataProvider/queue/verified',
            'dataProvider/operation',
            'dataProvider/calls/changes',
            'src/shared/hooks/useChange',
            'src/shared/query/touches',
        ].map(at),
        includeDependenciesRecursively: false,
    },
    // The kinds of columns that most lists have.
    { name: 'columns', test: ['kinds', 'chips', 'list'].map(name => at(`src/shared/columns/${name}`)) },
    // The common modules of the pages of records.
    {
        name: 'record',
        test: [
            'src/ui/Section',
            'src/ui/Facts',
            'src/shared/Columns',
            'src/shared/FirstRows',
            'src/shared/RecordSkeleton',
            'src/shared/list/SimpleTable',
            'src/shared/hooks/useLinkedAction',
        ].map(at),
    },
    // The academy's reads, one of which the dashboard has too.
    {
        name: 'reads',
        test: ['keys', 'reads', 'session/useAcademySession'].map(name => at(`customRoutes/academy/${name}`)),
        includeDependenciesRecursively: false,
    },
    // The session of the academy's pages.
    {
        name: 'academy',
        test: [
            ...['content', 'video/playedVideo', 'session/*'].map(name => at(`customRoutes/academy/${name}`)),
            /\/academy\/(?:browse\/browse|session\/SessionPanel)\.module\.css$/,
        ],
        includeDependenciesRecursively: false,
    },
    // The queue of calls, for jobs and long reads.
    {
        name: 'queue',
        test: [
            ...['queue', 'pace', 'retryBudget', 'perform'].map(name => at(`dataProvider/queue/${name}`)),
            at('dataProvider/readOn'),
        ],
    },
    // The steps of dialogs and jobs, and how one call is made.
    {
        name: 'steps',
        test: [
            ...['steps/*', 'lookups', 'mark', 'job', 'outcome', 'work', 'phases'].map(name => at(`dataProvider/jobs/${name}`)),
            at('dataProvider/sharedKeys'),
        ],
        includeDependenciesRecursively: false,
    },
    // Texts and groups of inputs of what few open, and the names of saved files.
    {
        name: 'later',
        test: [
            ...[
                'i18n/later',
                'i18n/merge',
                'src/shared/LaterTexts',
                'src/ui/Details',
                'src/ui/inputs/CheckboxGroup',
                'src/ui/inputs/FieldGroup',
                'src/shared/fileName',
                'src/shared/export/fileName',
                'src/shared/export/ExportRows',
                'src/shared/hooks/useNotifiedFlight',
                'src/shared/export/separator',
                'src/shared/saveFile',
            ].map(at),
            /\/src\/ui\/(?:Details|inputs\/FieldGroup)\.module\.css$/,
        ],
        includeDependenciesRecursively: false,
    },
    // What was changed in this browser: what keeps it, the page, and the part of other pages.
    {
        name: 'activity',
        test: [
            ...['onDemand', 'recorder', 'entry', 'undo', 'useUndo', 'UndoToast'].map(name => at(`src/shared/activity/${name}`)),
            ...['ActivityPage', 'ActivityList', 'LastPart', 'useEntries', 'useFormer', 'names', 'kind'].map(name =>
                at(`src/activity/${name}`),
            ),
            /\/activity\.module\.css$/,
            at('storage/activityDatabase'),
        ],
        includeDependenciesRecursively: false,
    },
    // Plans as they are stored and saved.
    {
        name: 'plan',
        test: [
            ...['planFile', 'plan', 'read', 'book', 'store', 'useSaveFile', 'takeBack/draft'].map(name =>
                at(`src/plans/${name}`),
            ),
            ...['owner', 'openPlans', 'newId'].map(name => at(`src/jobs/${name}`)),
        ],
        includeDependenciesRecursively: false,
    },
    // What the kinds of plans have in common.
    {
        name: 'planKinds',
        test: [
            ...['grouped', 'toggled', 'source/names', 'source/letters'].map(name => at(`src/plans/${name}`)),
            /\/src\/plans\/step\.module\.css$/,
        ],
        includeDependenciesRecursively: false,
    },
    // The parts of forms, which no page needs at first.
    { name: 'form', test: [at('src/shared/form/*')] },
    // The finder, and how it searches each resource: one file, without what these share with pages.
    {
        name: 'finder',
        test: [
            ...['src/*/find', 'customRoutes/*/find', 'src/layout/finder/(?!FinderTrigger)*', 'src/shared/finder/source'].map(at),
            /\/src\/layout\/finder\/finder\.module\.css$/,
        ],
        includeDependenciesRecursively: false,
    },
    // The common modules of the pages of licences.
    {
        name: 'licence',
        test: [
            at('src/licences/licence'),
            at('src/licences/actions'),
            at('src/licences/LicenceFields'),
            /\/src\/licences\/licences\.module\.css$/,
        ],
    },
    // What the pages of a licence and of a user have in common.
    {
        name: 'owned',
        test: [
            ...['users/public', 'seats/public', 'seats/seat', 'seats/referred', 'seats/SeatFields'].map(name =>
                at(`src/${name}`),
            ),
            at('src/activity/LastChanges'),
            /\/src\/seats\/seats\.module\.css$/,
        ],
        includeDependenciesRecursively: false,
    },
    // The common modules of a user's pages.
    {
        name: 'user',
        test: [
            ...['assignment', 'detail/actions', 'detail/detail'].map(name => at(`src/users/${name}`)),
            /\/src\/users\/detail\/detail\.module\.css$/,
        ],
        includeDependenciesRecursively: false,
    },
    // The common modules of the pages of tickets.
    {
        name: 'ticket',
        test: [
            ...['TicketsGate', 'TicketFields', 'actions', 'status', 'useTickets'].map(name => at(`src/tickets/${name}`)),
            /\/src\/tickets\/tickets\.module\.css$/,
        ],
        includeDependenciesRecursively: false,
    },
    // What the forms of both sides are made of.
    { name: 'formState', test: ['src/shared/typed', 'src/shared/formState'].map(at), priority: 1 },
    // The common modules of a licence's keys and a user's keys.
    {
        name: 'key',
        test: ['src/keys/key', 'src/keys/KeyFields', 'src/shared/columns/copied', 'src/shared/columns/people'].map(at),
    },
];

/** The groups for the bundler, with one pattern each. */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = GROUPS.map(({ test, ...group }) => ({
    ...group,
    ...(test && { test: new RegExp(test.map(({ source }) => source).join('|')) }),
}));

/** The patterns, each of which has to fit a module. */
export const CHUNK_PATTERNS = GROUPS.flatMap(({ test = [] }) => test);

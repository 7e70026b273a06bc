import type { Rolldown } from 'vite';

/**
 * Groups of modules that are always loaded together, each as one file, because every additional file costs a request and compresses worse
 * (docs/quality.md, "Speed"). All other modules are split by their importers.
 */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
    // Code that runs before everything else: the session and the HTTP client.
    { name: 'early', test: /src\/app\/main\.early\.ts$/, priority: 1 },
    // The reports of failures (build/reportScript.ts); no page loads them at first.
    { name: 'report', test: /src\/app\/reports\/main\.report\.ts$/, priority: 1 },
    { name: 'reports', test: /src\/app\/reports\/(?:report|start|vitals)\.ts$/, priority: 1 },
    // The entry's other imports: the router.
    { name: 'index', tags: ['$initial'] },
    // React alone, so that browsers cache it from one release to the next. Also, with a debugger attached, as in the bench, a browser
    // reparses a function's whole file when the function creates an error, which React does when it starts.
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
    // Sign-in, and the modules it shares with the other public pages.
    {
        name: 'publicPages',
        test: /customRoutes\/public\/(?:PublicLayout|signIn\/\w+|forms\/(?:View|TextField|PasswordField|FieldFrame|SubmitButton|Message|failure|focus|usePortalForm)|useT|usePageTitle)\.tsx?$/,
    },
    // The sign-in's calls, which the signed-in portal makes too.
    {
        name: 'sessionCalls',
        test: /(?:dataProvider\/actions\/(?:session|answers)|src\/shared\/(?:validation|refusals|format\/wait))\.ts$/,
        priority: 1,
    },
    // Components of both sides, so that no public page loads the portal for them.
    { name: 'bothSides', test: /src\/(?:shared\/notices\/\w+|ui\/fields\/EmailText)\.tsx?$/, priority: 1 },
    // The common modules of every page of the signed-in portal; the dashboard needs no more.
    {
        name: 'portal',
        test: /src\/(?:app\/(?:AdminApp|pages)|layout\/PageError|shared\/(?:PageHeader|CustomerMissing|breadcrumb))\.tsx?$/,
    },
    // The common modules of nearly all other pages: a list and the dialogs about its records.
    {
        name: 'list',
        test: /src\/(?:ui\/(?:modal\/(?:ConfirmModal|SubmitButton)|inputs\/CheckboxField|fields\/StateChip)|shared\/(?:list\/(?:ResourceList|ShowMore|SimpleTable)|hooks\/(?:useChange|useDraft|useFormatNumber)|format\/(?:date|time|money)|query\/(?:lists|records)))\.tsx?$/,
    },
    // The grid's libraries, separate from the grid, because running both at once would block input (src/shared/list/tableCode.ts).
    { name: 'mui', test: /node_modules\/@(?:mui\/(?!x-)|emotion\/)|src\/shared\/list\/GridTheme/, priority: 1 },
    // The parts of forms, with react-hook-form, which no page needs at first.
    { name: 'form', test: /src\/shared\/form\/\w+\.tsx?$/ },
    // The common modules of the pages of licences.
    {
        name: 'licence',
        test: /src\/licences\/(?:licence\.ts|LicenceFields\.tsx|RequestAcademyModal\.tsx|licences\.module\.css)$/,
    },
    // The common modules of a licence's keys and a user's keys.
    { name: 'key', test: /src\/(?:keys\/(?:key|KeyFields)|ui\/fields\/CopyText|shared\/RecordActions)\.tsx?$/ },
];

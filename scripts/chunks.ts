import type { Rolldown } from 'vite';

/**
 * Modules that are fetched together anyway, as one file each: every file of its own costs a request, and compresses worse
 * (quality, "Speed"). Everything else is split by who imports it.
 */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
    // What runs before everything else: the session and the HTTP client.
    { name: 'early', test: /src\/main\.early\.ts$/, priority: 1 },
    // What the entry imports besides: the router.
    { name: 'index', tags: ['$initial'] },
    // React alone: browsers keep it from one release to the next. And with a debugger attached, as in the bench, a browser reads a
    // function's whole file again whenever that makes an error, which React does as it starts.
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
    // Sign-in, and what the other public pages have in common with it.
    {
        name: 'publicPages',
        test: /customRoutes\/public\/(?:PublicLayout|signIn\/\w+|forms\/(?:View|TextField|PasswordField|FieldFrame|SubmitButton|Message|failure|focus|useSubmission)|usePublicTranslate|usePageTitle)\.tsx?$/,
    },
    // Its calls, which the signed-in portal makes too.
    { name: 'sessionCalls', test: /(?:dataProvider\/actions\/(?:session|answers)|src\/shared\/validation)\.ts$/, priority: 1 },
    // What both sides show besides: no public page may fetch the portal for it.
    { name: 'bothSides', test: /src\/shared\/(?:notices\/\w+|fields\/EmailText)\.tsx?$/, priority: 1 },
    // What every page of the signed-in portal is made of; the dashboard needs no more.
    {
        name: 'portal',
        test: /src\/(?:AdminApp|words|pages|layout\/PageError|shared\/(?:PageHeader|CustomerMissing|breadcrumb))\.tsx?$|useLocaleState/,
    },
    // What nearly every other page is made of: a list and the dialogs about its records.
    {
        name: 'list',
        test: /src\/shared\/(?:list\/(?:ResourceList|Portion|SimpleTable)|modal\/(?:ConfirmModal|SubmitButton)|hooks\/(?:useChange|useFigure)|fields\/StateChip|format\/(?:date|time|money))\.tsx?$|useGetOne/,
    },
    // What the pages of licences have in common.
    {
        name: 'licence',
        test: /src\/licences\/(?:licence\.ts|LicenceFields\.tsx|RequestAcademyModal\.tsx|licences\.module\.css)$/,
    },
    // What a licence's keys and those of a user have in common.
    { name: 'key', test: /src\/(?:keys\/(?:key|KeyFields)|shared\/(?:fields\/CopyText|popup\/ActionMenu))\.tsx?$/ },
];

import type { Rolldown } from 'vite';

/**
 * Modules that are fetched together anyway, as one file each: every file of its own costs a request, and compresses worse
 * (quality, "Speed"). Everything else is split by who imports it.
 */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
    // What the entry imports: React, the router, the session.
    { name: 'index', tags: ['$initial'] },
    // What the forms of the public pages are made of.
    {
        name: 'publicForms',
        test: /customRoutes\/public\/(?:forms\/(?:View|TextField|PasswordField|FieldFrame|SubmitButton|Message|failure|focus|useSubmission)|usePublicTranslate|usePageTitle)\.tsx?$/,
    },
    // Their calls, which the signed-in portal makes too.
    { name: 'session', test: /(?:dataProvider\/actions\/(?:session|answers)|src\/shared\/validation)\.ts$/ },
];

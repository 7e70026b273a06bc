import { isRouteErrorResponse } from 'react-router';
import { isNotFound } from '../../dataProvider/outcome';

export type ErrorKind = 'notFound' | 'outdated' | 'unknown';

/** The messages of browsers and the bundler when a part of the portal's code could not be fetched. */
const MISSING_CODE =
    /dynamically imported module|importing a module script failed|preload css|error loading chunk|failed to load module script/i;

/** Classifies the error of a page: its record or URL does not exist (SHELL-10), its code is missing, or something else. */
export function errorKind(error: unknown): ErrorKind {
    if (isRouteErrorResponse(error)) return error.status === 404 ? 'notFound' : 'unknown';
    if (isNotFound(error)) return 'notFound';
    return error instanceof Error && MISSING_CODE.test(error.message) ? 'outdated' : 'unknown';
}

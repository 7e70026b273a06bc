import * as session from '../authProvider/session';
import { isProtected } from '../customRoutes/paths';
import { startEarlyReads } from './earlyReads';

// The first script of the built page (scripts/preloads.ts): small, so that the first reads of a deep link leave while everything
// else is still on its way, React included.
if (session.getToken() !== null && isProtected(location.pathname)) startEarlyReads(location.pathname);

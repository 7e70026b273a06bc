import * as session from '../../authProvider/session';
import { isProtected } from '../config/paths';
import { startEarlyReads } from './earlyReads';

// The first script of the built page (build/preloads.ts): small, so that it sends the first requests of a deep link while everything
// else, including React, is still loading.
if (session.getToken() !== null && isProtected(location.pathname)) startEarlyReads(location.pathname);

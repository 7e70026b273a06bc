import { academyViews } from './academyViews';
import { activityViews } from './activityViews';
import { licenceViews } from './licenceViews';
import { publicViews } from './publicViews';
import { readViews } from './readViews';
import { renewalViews } from './renewalViews';
import { shellViews } from './shellViews';
import { userViews } from './userViews';
import type { View } from './view';
import { yearViews } from './yearViews';

/** Every view. A new route, modal, menu or state is a row of one of these tables; tests/e2e/views.test.ts reports missing ones. */
export const VIEWS: readonly View[] = [
    ...publicViews,
    ...shellViews,
    ...licenceViews,
    ...userViews,
    ...academyViews,
    ...activityViews,
    ...readViews,
    ...renewalViews,
    ...yearViews,
];

/** The views that every run of the browser tests examines: one of each kind, for each role and on the public pages. */
export const SAMPLE: ReadonlySet<string> = new Set(['public: sign-in', 'licences: rename', 'shell: account', 'tickets: open']);

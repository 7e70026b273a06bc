import type { PageRead } from '../src/start/pages';

const LICENCE = { record: 'licences', id: 'licence' } as const;

/**
 * What each page reads first, by its path with parameters as `:name`: sent before the page's code is there (src/start/early.ts). The portal does
 * not load this; `build/pages.json` is made of it, and tests/start/reads.test.tsx compares it with what the pages read.
 */
export const READS: Readonly<Record<string, readonly PageRead[]>> = {
    '/dashboard': [
        { list: 'licences', for: 'administrators' },
        { list: 'keys', within: 'user', for: 'others' },
    ],
    '/user-management': [{ list: 'users', paged: true }],
    '/licences': [
        { list: 'licences', for: 'administrators' },
        { list: 'keys', within: 'user', for: 'others' },
    ],
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
    '/tickets': [
        { list: 'tickets', for: 'administrators', flags: ['cam'] },
        { list: 'tickets', for: 'others', flags: ['cam', '!school'] },
    ],
};

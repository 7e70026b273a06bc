import type { User } from '#dataProvider/types';
import { readingOf, type Reading } from '../../jobs/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { useOpenedQuery } from '../../shared/query/opened';
import { holdersOf } from '../key';
import { keyDialog, type KeyAsked, type KeyVerb } from './KeyBatch';

interface Inactive extends Reading {
    /** ids of the licence's inactive users, to whom nothing is sent */
    inactive: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

function useInactive({ about }: KeyAsked<object>): Inactive {
    const provider = usePortalDataProvider();
    const licence = about.licence.id;
    const query = useOpenedQuery('users', [licence], {
        read: async signal => {
            const meta = { licence, expand: [] };
            const users = (await provider.getEvery('users', { meta, select: ['id', 'active'], signal })) as User[];
            return new Set(users.filter(({ active }) => !active).map(({ id }) => id));
        },
    });
    return { ...readingOf([query]), inactive: query.data ?? NONE };
}

/** Keys are sent to their users, only if all of these are active (KEY-5). */
export const sendKey: KeyVerb<object, Inactive> = {
    kind: 'sendKey',
    initial: {},
    useFacts: useInactive,
    text: () => 'verbs.sendKey.text',
    obstacle(key, { facts }) {
        const holders = holdersOf(key);
        if (holders.length === 0) return 'keys.batch.reasons.noUser';
        const isQuiet = holders.some(({ id }) => id !== undefined && facts.inactive.has(id));
        return isQuiet ? 'keys.batch.reasons.inactive' : null;
    },
    steps: (_values, { about }) => [{ verb: 'sendKey', licence: about.licence.id }],
    subjects: ({ run }) => run.map(({ id, users }) => ({ id, ...(users ? { users: users.map(user => user.id) } : {}) })),
};

export default keyDialog(sendKey);

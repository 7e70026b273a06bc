import { Holders } from './Holders';
import { keyDialog, type KeyVerb } from './KeyBatch';

/** Keys are deleted with their seats; everybody who has one is named (KEY-7, MANY-14). */
export const deleteKey: KeyVerb = {
    kind: 'deleteKey',
    initial: {},
    destroys: true,
    typed: true,
    text: () => 'verbs.deleteKey.text',
    obstacle: () => null,
    steps: (_values, { about }) => [{ verb: 'deleteKey', licence: about.licence.id }],
    // Also by the expiry: they may have been selected because they had expired.
    subjects: ({ run }) =>
        run.map(({ id, users = [], expire }) => ({ id, users: users.map(user => user.id), expire: expire ?? null })),
    Consequences: ({ run }) => <Holders keys={run} text="keys.delete.holders" />,
};

export default keyDialog(deleteKey);

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
    subjects: ({ run }) => run.map(({ id, users = [] }) => ({ id, users: users.map(user => user.id) })),
    Consequences: ({ run }) => <Holders keys={run} text="keys.delete.holders" />,
};

export default keyDialog(deleteKey);

import { markOf } from '#dataProvider/jobs/mark';
import { Holders } from './Holders';
import { keyDialog, type KeyVerb } from './KeyBatch';

/** Keys get new codes; everybody who has one is named (KEY-5, MANY-13, MANY-14). */
export const renewKey: KeyVerb = {
    kind: 'renewKey',
    initial: {},
    text: () => 'verbs.renewKey.text',
    obstacle: () => null,
    steps: (_values, { about }) => [{ verb: 'renewKey', licence: about.licence.id }],
    subjects: ({ run }) =>
        run.map(({ id, token, users = [] }) => ({ id, mark: markOf(token), users: users.map(user => user.id) })),
    Consequences: ({ run }) => <Holders keys={run} text="keys.refresh.holders" />,
};

export default keyDialog(renewKey);

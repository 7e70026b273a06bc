import { markOf } from '#dataProvider/jobs/mark';
import { userIds } from '../key';
import { Holders } from './Holders';
import { keyDialog, type KeyVerb } from './KeyBatch';

/** Keys get new codes; everybody who has one is named (KEY-5, MANY-13, MANY-14). */
export const renewKey: KeyVerb = {
    kind: 'renewKey',
    initial: {},
    text: () => 'verbs.renewKey.text',
    obstacle: () => null,
    steps: (_values, { about }) => [{ verb: 'renewKey', licence: about.licence.id }],
    subjects: ({ run }) => run.map(key => ({ id: key.id, mark: markOf(key.token), users: userIds(key) })),
    Consequences: ({ run }) => <Holders keys={run} text="keys.refresh.holders" />,
};

export default keyDialog(renewKey);

import type { Messages } from '../index';
import dashboard from './dashboard';
import errors from './errors';
import keys from './keys';
import licences from './licences';
import licenceUsers from './licenceUsers';
import list from './list';
import publicTexts from './public';
import ra from './ra';
import seats from './seats';
import shell from './shell';

const messages: Messages = {
    ...publicTexts,
    ...shell,
    ...errors,
    ...list,
    ...dashboard,
    ...licences,
    ...keys,
    ...licenceUsers,
    ...seats,
    ...ra,
};

export default messages;

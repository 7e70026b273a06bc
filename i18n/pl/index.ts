import type { Messages } from '../index';
import dashboard from './dashboard';
import errors from './errors';
import licences from './licences';
import list from './list';
import publicTexts from './public';
import ra from './ra';
import shell from './shell';

const messages: Messages = { ...publicTexts, ...shell, ...errors, ...list, ...dashboard, ...licences, ...ra };

export default messages;

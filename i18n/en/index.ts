import dashboard from './dashboard';
import errors from './errors';
import licences from './licences';
import list from './list';
import publicTexts from './public';
import ra from './ra';
import shell from './shell';

/** Every English text of the portal, by namespace. */
export default { ...publicTexts, ...shell, ...errors, ...list, ...dashboard, ...licences, ...ra };

import { fuzzSuite } from './suite';
import { changeViews } from './views';

fuzzSuite('dialogs, changes and the pages without a session', changeViews);

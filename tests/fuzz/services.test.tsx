import { fuzzSuite } from './suite';
import { serviceViews } from './views';

fuzzSuite('groups, contracts, tickets, applications and the academy', serviceViews);

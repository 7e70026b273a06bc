import { fuzzSuite } from './suite';
import { managementViews } from './views';

fuzzSuite('the frame, licences and users', managementViews);

import { fuzzSuite } from './suite';
import { views } from './views';

fuzzSuite('the answers to reads', views);

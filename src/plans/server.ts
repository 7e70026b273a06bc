import { markOf } from '#dataProvider/jobs/mark';
import { API_BASE } from '../config/env';

/** By what files of plans know their server (PLAN-6): a hash of the API's address. */
export const serverMark = (): string => markOf(new URL(API_BASE, location.origin).href);

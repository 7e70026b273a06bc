import type { CloudGroup, Customer, Key, Licence, User } from '#dataProvider/types';

/** What is read again before a plan is taken back (PLAN-9). */
export interface TakeBackFacts {
    /** the one signed in for */
    customer: Pick<Customer, 'id'> & Partial<Pick<Customer, 'flags'>>;
    users: ReadonlyMap<string, User>;
    licences: ReadonlyMap<string, Licence>;
    groups: ReadonlyMap<string, CloudGroup>;
    /** id of the signed-in user, from whom nothing is taken (PLAN-5) */
    me?: string;
    /** ids of those for whom another plan has taken the same report back: others may have given it again since */
    before?: ReadonlySet<string>;
    /** the keys that the plan handed over or changed, with their users */
    keys: ReadonlyMap<string, Key>;
    /** who has got a leaver's key by the plan, as `key user` */
    passed?: ReadonlySet<string>;
    /** new keys are given in place of those that were deleted */
    givesNew?: boolean;
}

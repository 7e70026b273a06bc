import type { Link } from '#customRoutes/why/chain';
import type { About, Known } from '#customRoutes/why/known';
import type { Key, Licence } from '#dataProvider/types';
import { makeCustomer, makeKey, makeLicence } from '#tests/support/builders';
import { academy, automatic, fine, key, licence, YESTERDAY } from '../known';

/** What can be the matter with a person, in the words of the chain. */

export interface Cause {
    name: string;
    /** what is the matter */
    given: Partial<Known>;
    about?: Partial<About>;
    /** the fact that stands first, and what it says */
    first: Link['fact'];
    says: string;
    /** `of id` of its remedy */
    remedy?: string;
    /** it is not known rather than wrong */
    isUnknown?: true;
    /** what the remedy changes */
    then: Partial<Known>;
    thenAbout?: Partial<About>;
}

export const base = fine();
export const person = (fields: Partial<Known['person']>): Partial<Known> => ({ person: { ...base.person, ...fields } });
export const withKey = (fields: Partial<Key>): Partial<Known> => ({ keys: [{ ...key, ...fields }] });
export const withLicence = (fields: Partial<Licence>): Partial<Known> => ({ licences: [{ ...licence, ...fields }] });
export const full = { ...licence, count: 2, count_active_licences: 2 };
export const bobs = makeKey({ id: 'k7', licenceId: 'l1', label: 'Bob', email: 'bob@x' });
export const gone = makeKey({ id: 'k8', licenceId: 'l1', label: 'Old', email: 'eve@x', expire: YESTERDAY });
export const spare = makeKey({ id: 'k9', licenceId: 'l1', label: 'Spare' });
export const fullWith = (...rows: Key[]): Partial<Known> => ({ keys: [], licences: [full], holders: new Map([['l1', rows]]) });
export const noContracts = { customer: makeCustomer({ flags: { contractInfo: false } }) };
const academyKey = makeKey({ id: 'k5', licenceId: 'l5', product: 'academy', label: 'Academy' });
export const freeKey = makeKey({ id: 'k6', licenceId: automatic.id, product: 'academy', label: 'Free', expire: YESTERDAY });
export const rooms = makeLicence({ id: 'l3', name: 'Rooms', product: 'rooms' });
export const roomsKey = makeKey({ id: 'k3', licenceId: 'l3', product: 'rooms', label: 'Rooms' });
export const inAcademy = { keys: [academyKey], licences: [academy, licence] };
export const roomsApplication = { ...base.applications[0]!, id: 'rooms', label: 'Rooms' };

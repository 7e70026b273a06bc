import type { User } from '../../dataProvider/types';
import { hasTexts } from '../shared/hasTexts';

/** Rules of a user that apply on every page. Pure. */

/** The fields of a user that are needed to name one. */
export type Person = Pick<User, 'id' | 'email' | 'alias'>;

/** A person with their customer, if known, which shows whether they are a guest. */
export type MarkedPerson = Person & Partial<Pick<User, 'customer'>>;

/** Whether a stored value is a person. */
export const isPerson = (value: unknown): value is Person => hasTexts(value, 'id', 'email', 'alias');

/** Whether a user has no cloud access; false if that is unknown. */
export const lacksCloud = (user: { cloud?: Pick<User['cloud'], 'access'> | null }): boolean => user.cloud?.access === false;

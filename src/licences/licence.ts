import { CAM_MODULE, countOf } from '../../dataProvider';
import type { Licence, Module } from '../../dataProvider/types';
import { NEVER } from '../shared/format/date';

/** The rules of licences (specification 2, sections 3 to 5; contract, section 4). Pure; times in epoch seconds. */

/** `expire` of the automatic academy licence: 9999-12-31. */
export const AUTOMATIC_EXPIRE = NEVER;
const AUTOMATIC_ID_END = '720';

type Expiry = Pick<Licence, 'active' | 'expire'>;

const inPast = (expire: number | null | undefined, now: number): boolean => expire != null && expire < now;

/** A licence is expired when it is inactive or its expiry lies in the past. */
export const isExpired = (licence: Expiry, now: number): boolean => !licence.active || inPast(licence.expire, now);

/** The automatic academy licence carries a sentinel expiry and an id that ends with 720. */
export const isAutomatic = (licence: Pick<Licence, 'id' | 'product' | 'expire'>): boolean =>
    licence.product === 'academy' && licence.expire === AUTOMATIC_EXPIRE && licence.id.endsWith(AUTOMATIC_ID_END);

/** Why a licence cannot be renamed: it is expired, or the automatic one; null when it can. */
export function renameObstacle(
    licence: Pick<Licence, 'id' | 'product' | 'expire' | 'active'>,
    now: number,
): 'expired' | 'automatic' | null {
    if (isAutomatic(licence)) return 'automatic';
    return isExpired(licence, now) ? 'expired' : null;
}

/** What the rename form does with what was typed: refuse an empty name, close on an unchanged one, otherwise save it trimmed. */
export function renameOutcome(
    current: string,
    typed: string,
): { kind: 'empty' } | { kind: 'unchanged' } | { kind: 'rename'; name: string } {
    const name = typed.trim();
    if (name === '') return { kind: 'empty' };
    return name === current ? { kind: 'unchanged' } : { kind: 'rename', name };
}

/**
 * Keys of the licence that can still be made; never below 0. A licence is full when it has `count` keys, whether they have a user or
 * not (contract, section 6); the figures of lists may leave out those without.
 */
export const freeKeys = (licence: Pick<Licence, 'count' | 'count_active_licences'>): number =>
    Math.max(0, licence.count - Math.max(licence.count_active_licences, countOf(licence, 'keys')));

/** Share of the licence that is in use, 0 to 100 percent; 0 when there is nothing to use. */
export const usedPercent = (licence: Pick<Licence, 'count' | 'count_active_licences'>): number =>
    licence.count > 0 ? Math.min(100, Math.round((licence.count_active_licences / licence.count) * 100)) : 0;

/** The number on the users' card: the larger of users and keys, for a key may have no user yet (specification 2, section 2). */
export const usersShown = (users: number, keys: number): number => Math.max(users, keys);

/** Modules are hidden for the academy (specification 2, section 2). */
export const hasModules = (licence: Pick<Licence, 'product'>): boolean => licence.product !== 'academy';

/** Whether it is the module that opens the CAM tickets. */
export const isCam = (module: Pick<Module, 'id'>): boolean => module.id === CAM_MODULE;

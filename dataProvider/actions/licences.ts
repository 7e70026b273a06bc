import { isObject } from '../checks';
import type { Api } from '../api';
import { isCollection, wholeOf } from '../odata/read';
import type { Licence, Module } from '../types';
import { readAll } from '../whole';
import { action } from './action';

/** Calls about licences beyond CRUD (LICENCE-7). */

/** The modules of a licence. */
export const getLicenceModules = action(
    'GET /licences/{id}/modules',
    async (send, { licence, signal }: { licence: string; signal?: AbortSignal }) =>
        wholeOf<Module>((await send({ path: { id: licence }, signal, check: isCollection })).data),
);

const holds = (licence: Partial<Licence>, module: number): boolean =>
    licence.modules?.some(candidate => isObject(candidate) && candidate.id === module) ?? false;

/**
 * Whether any licence visible to the user contains the module, e.g. the one for CAM tickets. A 403, which means that none does, rejects.
 */
export async function hasModule(api: Api, { module, signal }: { module: number; signal?: AbortSignal }): Promise<boolean> {
    const licences = await readAll<Licence>(api, { call: 'GET /licences', signal }, { expand: ['modules'], newDb: true });
    return licences.some(licence => holds(licence, module));
}

import { isObject } from '../answers';
import { call, pathOf } from '../call';
import { isCollection, wholeOf } from '../odata/read';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { Licence, Module } from '../types';
import { readAll } from '../whole';

/** Calls about licences beyond CRUD (LICENCE-7). */

/** The modules of a licence. */
export async function getLicenceModules(
    client: HttpClient,
    { licence, signal }: { licence: string; signal?: AbortSignal },
): Promise<Module[]> {
    const request = { path: { id: licence }, signal, errors: texts.licences, check: isCollection };
    const { data } = await call(client, 'GET /licences/{id}/modules', request);
    return wholeOf<Module>(data);
}

const holds = (licence: Partial<Licence>, module: number): boolean =>
    licence.modules?.some(candidate => isObject(candidate) && candidate.id === module) ?? false;

/**
 * Whether any licence visible to the user contains the module, e.g. the one for CAM tickets. A 403, which means that none does, rejects.
 */
export async function hasModule(
    client: HttpClient,
    { module, signal }: { module: number; signal?: AbortSignal },
): Promise<boolean> {
    const place = { path: pathOf('GET /licences'), signal, errors: texts.licences };
    const licences = await readAll<Licence>(client, place, { expand: ['modules'], newDb: true });
    return licences.some(licence => holds(licence, module));
}

import { isObject } from '../answers';
import { buildQuery } from '../odata/build';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { Licence, Module } from '../types';

/** Calls about licences that are no CRUD (specification 2, section 7, "Licences"; contract, section 5). */

/** The modules of a licence. */
export async function getLicenceModules(
    client: HttpClient,
    { licence, signal }: { licence: string; signal?: AbortSignal },
): Promise<Module[]> {
    const path = `licences/${encodeURIComponent(licence)}/modules`;
    const { data } = await client(path, { signal, errors: texts.licences, check: isCollection });
    return readCollection<Module>(data).rows;
}

const holds = (licence: Partial<Licence>, module: number): boolean =>
    licence.modules?.some(candidate => isObject(candidate) && candidate.id === module) ?? false;

/** Whether any licence that the caller sees holds the module, e.g. that of the CAM tickets. A 403 rejects; it means that none does. */
export async function hasModule(
    client: HttpClient,
    { module, signal }: { module: number; signal?: AbortSignal },
): Promise<boolean> {
    const path = `licences${buildQuery({ expand: ['modules'], newDb: true })}`;
    const { data } = await client(path, { signal, errors: texts.licences, check: isCollection });
    return readCollection<Licence>(data).rows.some(licence => holds(licence, module));
}

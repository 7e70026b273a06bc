/** A new id of a job or plan. `randomUUID` is missing on a page served over http. */
export const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('-');

import * as indexed from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/** A database in memory for the tests of a file, empty before each. Called by each file: files share this module. */
export function withIndexedDb(): void {
    for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: part });
    beforeEach(() => vi.stubGlobal('indexedDB', new indexed.IDBFactory()));
}

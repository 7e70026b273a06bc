/**
 * The rows that the mock server stores, in json-server's lowdb file. Each module of `routes` adds its collections (`declare module`), so that
 * what all of them use (context, seed, `routes/shared`) knows every row without importing a module of routes.
 */
export interface MockState {
    /** last number used by `nextId` */
    lastId: number;
}

export type Collection = Exclude<keyof MockState, 'lastId'>;

/** The collections of these names. */
export type Collections<Name extends Collection = Collection> = Pick<MockState, Name>;

/** A row of a collection. */
export type Row<Name extends Collection> = MockState[Name][number];

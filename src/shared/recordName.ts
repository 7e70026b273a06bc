import { useGetRecordRepresentation, type RaRecord } from 'ra-core';

/** Returns a function that names a record of the resource as its manifest says (`recordRepresentation`), by default the resource around it. */
export const useRecordName = <Row extends RaRecord>(resource?: string): ((record: Row) => string) =>
    // A manifest names records by a function that returns a text.
    useGetRecordRepresentation(resource) as (record: Row) => string;

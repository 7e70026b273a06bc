import { useGetRecordRepresentation, type RaRecord } from 'ra-core';

/** Returns a function that names a record of the resource (by default that of the context) by its manifest's `recordRepresentation`. */
export const useRecordName = <Row extends RaRecord>(resource?: string): ((record: Row) => string) =>
    // All manifests use a function that returns a text.
    useGetRecordRepresentation(resource) as (record: Row) => string;

import type { BreadcrumbItem } from './breadcrumb';

/**
 * Thrown by the page of a record that cannot be shown. The error page stands below the same path as the record would, and says of a
 * record that does not exist the call's own sentence ("Licence not found").
 */
export class RecordFailure extends Error {
    override readonly name = 'RecordFailure';

    /**
     * @param failure why the record's call failed
     * @param trail the breadcrumb up to the record: its list, as a rule
     */
    constructor(
        readonly failure: Error,
        readonly trail: readonly BreadcrumbItem[],
    ) {
        super(`${failure.name}: ${failure.message}`);
    }
}

import type { BreadcrumbItem } from './breadcrumb';

/**
 * Thrown by the page of a record that cannot be shown. The error page keeps the record's breadcrumb and shows the call's own message for a
 * record that does not exist ("Licence not found").
 */
export class RecordFailure extends Error {
    override readonly name = 'RecordFailure';

    /**
     * @param failure why loading the record failed
     * @param trail the breadcrumb up to the record, usually the link to its list
     */
    constructor(
        readonly failure: Error,
        readonly trail: readonly BreadcrumbItem[],
    ) {
        super(`${failure.name}: ${failure.message}`);
    }
}

/** The keys of what only tickets read. */
export const ticketKeys = {
    /** the messages of all tickets that were read */
    everyMessages: ['tickets', 'messages'],
    messages: (ticket: string) => ['tickets', 'messages', ticket],
    /** the same, read after the ticket was closed */
    closed: (ticket: string) => ['tickets', 'messages', ticket, 'closed'],
    /** whether a licence has a module */
    module: (module: number) => ['licences', 'module', module],
} as const;

/** Rows by a name, or by each of several, in their order. */
export function groupedBy<Row>(rows: Iterable<Row>, namesOf: (row: Row) => string | Iterable<string>): Map<string, Row[]> {
    const groups = new Map<string, Row[]>();
    for (const row of rows) {
        const names = namesOf(row);
        for (const name of typeof names === 'string' ? [names] : names) {
            const known = groups.get(name);
            if (known) known.push(row);
            else groups.set(name, [row]);
        }
    }
    return groups;
}

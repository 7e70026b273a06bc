/** Records by their id; none of what is not known yet. */
export const byId = <Row extends { id: string }>(rows: readonly Row[] = []): ReadonlyMap<string, Row> =>
    new Map(rows.map(row => [row.id, row]));

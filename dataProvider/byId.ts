/** Records by their id; none of what is not known yet. */
export const byId = <Row extends { id: string }>(rows: readonly Row[] = []): ReadonlyMap<string, Row> =>
    new Map(rows.map(row => [row.id, row]));

/** The records with these ids, which get them as they were asked for: a server may spell them in its own case. */
export function withIds<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
    const known = byId(rows);
    const spelled = new Map(rows.map(row => [row.id.toLowerCase(), row]));
    return ids.flatMap(id => {
        const row = known.get(id) ?? spelled.get(id.toLowerCase());
        return row ? (row.id === id ? row : { ...row, id }) : [];
    });
}

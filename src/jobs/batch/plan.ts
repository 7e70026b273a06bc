import { byId } from '#dataProvider/byId';

/** Which of the selected rows an action applies to (MANY-12). Pure. */

/** A row that is left out, and why; it no longer exists when only its id is known. */
interface LeftOut<Row, Obstacle extends string> {
    id: string;
    row?: Row;
    obstacle: Obstacle | 'gone';
}

interface Plan<Row, Obstacle extends string> {
    run: Row[];
    leftOut: LeftOut<Row, Obstacle>[];
}

/** Splits the selected rows (ids), in the order of selection; one that is missing from `rows` no longer exists. */
export function planOf<Row extends { id: string }, Obstacle extends string>(
    selected: readonly string[],
    rows: readonly Row[],
    obstacleOf: (row: Row) => Obstacle | null,
): Plan<Row, Obstacle> {
    const known = byId(rows);
    const plan: Plan<Row, Obstacle> = { run: [], leftOut: [] };
    for (const id of selected) {
        const row = known.get(id);
        const obstacle = row ? obstacleOf(row) : 'gone';
        if (row && obstacle === null) plan.run.push(row);
        else plan.leftOut.push({ id, ...(row ? { row } : {}), obstacle: obstacle ?? 'gone' });
    }
    return plan;
}

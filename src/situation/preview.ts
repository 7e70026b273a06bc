import { KINDS, type Kind, type Row } from './fields';
import type { SituationFile } from './file';

/** What a file holds, for the page that shows it (SITUATION-4). Pure. */

/** A record as it stands in the file. */
export interface Line {
    id: string;
    title: string;
    content: string;
}

export interface Part {
    id: Kind | 'circumstances';
    lines: readonly Line[];
}

/** The fields that name a record, the best first. */
const NAMING = ['email', 'name', 'label', 'index', 'id'];

const titleOf = (row: Row): string => {
    const name = NAMING.map(field => row[field]).find(value => typeof value === 'string' || typeof value === 'number');
    return name === undefined ? '' : String(name);
};

/** The circumstances and the kinds of records of a file, with their records. */
export const partsOf = ({ circumstances, rows }: SituationFile): Part[] => [
    {
        id: 'circumstances',
        lines: Object.entries(circumstances).map(([field, value]) => ({
            id: field,
            title: field,
            content: JSON.stringify(value),
        })),
    },
    ...KINDS.flatMap(kind =>
        rows[kind]
            ? [
                  {
                      id: kind,
                      lines: rows[kind].map((row, at) => ({ id: String(at), title: titleOf(row), content: JSON.stringify(row) })),
                  },
              ]
            : [],
    ),
];

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The parts with the records alone in which a text stands, without regard to case and accents; all without a text. */
export function searched(parts: readonly Part[], text: string): readonly Part[] {
    const wanted = plain(text.trim());
    if (wanted === '') return parts;
    return parts.map(({ id, lines }) => ({ id, lines: lines.filter(({ content }) => plain(content).includes(wanted)) }));
}

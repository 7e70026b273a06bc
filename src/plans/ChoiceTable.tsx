import { Select, type SelectOption } from '../ui/inputs/Select';
import planStyles from './page/plans.module.css';
import step from './step.module.css';

interface ChoiceRow<Value extends string> {
    id: string;
    /** a licence, a class or a word: not translated */
    name: string;
    count: number | string;
    /** names the selection */
    label: string;
    value: Value | '';
    options: readonly SelectOption<Value>[];
    onChoose(value: NoInfer<Value>): void;
    /** in a fourth column */
    after?: number;
}

interface ChoiceTableProps<Value extends string> {
    /** above the table; of one that stands below its own heading only its name */
    caption: string;
    hidesCaption?: boolean;
    /** of its columns: the name, how many there are, what happens with them, what follows from that */
    heads: readonly string[];
    rows: readonly ChoiceRow<Value>[];
    /** shown as long as nothing is chosen */
    open?: string;
}

/** What happens with each of several things, chosen in its row; on a phone below its name, which keeps its words whole. */
export function ChoiceTable<Value extends string>({ caption, hidesCaption, heads, rows, open }: ChoiceTableProps<Value>) {
    return (
        // On a phone its rows are laid out as blocks, and by their roles alone a table.
        <table role="table" className={`${planStyles.keys} ${step.blocks} ${step.choices}`}>
            <caption className={hidesCaption ? 'visually-hidden' : undefined}>{caption}</caption>
            <thead>
                <tr>
                    {heads.map(head => (
                        <th key={head} scope="col">
                            {head}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody role="rowgroup">
                {rows.map(({ id, name, count, label, value, options, onChoose, after }) => (
                    <tr key={id} role="row">
                        <th scope="row" role="rowheader">
                            <bdi translate="no">{name}</bdi>
                        </th>
                        <td role="cell" data-head={heads[1]}>
                            {count}
                        </td>
                        <td role="cell">
                            <Select aria-label={label} value={value} placeholder={open} options={options} onChange={onChoose} />
                        </td>
                        {after !== undefined && (
                            <td role="cell" data-head={heads[3]}>
                                {after}
                            </td>
                        )}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

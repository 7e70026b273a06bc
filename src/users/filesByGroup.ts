import type { Customer } from '../../dataProvider/types';
import { csvName, fileStem } from '../shared/export/fileName';
import type { CsvFile, ExportContext, WholeFile } from '../shared/export/types';

interface Group {
    id: string;
    label: string;
}

interface Context<Row> {
    t: ExportContext['t'];
    customer: Customer | undefined;
    groupsOf(row: Row): readonly Group[];
}

/**
 * A file for each cloud group, all in one ZIP file (REVIEW-1). A person of several groups is in the file of each; those of none, and keys without
 * a person, have a file of their own.
 */
export function filesByGroup<Row>(
    newFile: () => CsvFile<Row>,
    { t, customer, groupsOf }: Context<Row>,
): WholeFile & Pick<CsvFile<Row>, 'add'> {
    const files = new Map<string, { title: string; file: CsvFile<Row> }>();
    let count = 0;
    const fileOf = ({ id, label }: Group): CsvFile<Row> => {
        const known = files.get(id)?.file ?? newFile();
        files.set(id, { title: label, file: known });
        return known;
    };
    return {
        ending: 'zip',
        add(rows) {
            count += rows.length;
            for (const row of rows) {
                const groups = groupsOf(row);
                const places = groups.length > 0 ? groups : [{ id: '', label: t('export.noGroup') }];
                places.forEach(place => fileOf(place).add([row]));
            }
        },
        count: () => count,
        async blob() {
            const { downloadZip } = await import('client-zip');
            const taken = new Set<string>();
            const entries = [...files].map(([id, { title, file }]) => {
                const plain = csvName(customer?.id, `${t('export.whole')} ${title}`);
                // Groups may have the same name.
                const name = taken.has(plain) ? `${fileStem(id)}-${plain}` : plain;
                taken.add(name);
                return { name, lastModified: new Date(), input: file.blob() };
            });
            return downloadZip(entries).blob();
        },
    };
}

import { useT } from '#i18n/useT';
import { progressOf, type Line } from './evidence';
import { FileProgressTable } from './FileProgressTable';
import { personName, type Names } from './names';
import styles from './review.module.css';
import type { Words } from './useWords';

/** The evidence on paper: the progress of each file, and a line for each row. */
export function EvidencePaper({ lines, words, names }: { lines: readonly Line[]; words: Words; names: Names }) {
    const t = useT();
    return (
        <>
            <FileProgressTable files={progressOf(lines)} />
            <table className={styles.paper}>
                <thead>
                    <tr>
                        <th scope="col">{t('plans.check.who')}</th>
                        <th scope="col">{t('planReview.evidence.key')}</th>
                        <th scope="col">{t('planReview.evidence.verdict')}</th>
                        <th scope="col">{t('planReview.evidence.by')}</th>
                        <th scope="col">{t('planReview.evidence.done')}</th>
                    </tr>
                </thead>
                <tbody>
                    {lines.map(line => (
                        <tr key={`${line.file} ${line.line} ${line.key} ${line.person}`}>
                            <th scope="row">
                                <bdi translate="no">{personName(names, line.person)}</bdi>
                            </th>
                            <td>
                                <bdi translate="no">{keyText(line, names)}</bdi>
                            </td>
                            <td>{words.verdictOf(line)}</td>
                            <td>
                                <bdi translate="no">{words.byOf(line)}</bdi>
                            </td>
                            <td>{words.doneOf(line)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </>
    );
}

/** A key by its licence and label. */
export const keyText = ({ licence, key }: Pick<Line, 'licence' | 'key'>, names: Names): string =>
    [licence && names.licenceOf(licence), names.labelOf(key) || key].filter(Boolean).join(': ');

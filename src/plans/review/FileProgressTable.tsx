import { useT } from '#i18n/useT';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import planStyles from '../page/plans.module.css';
import type { FileProgress } from './evidence';

/** How much of each file was decided. */
export function FileProgressTable({ files }: { files: readonly FileProgress[] }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    if (files.length === 0) return null;
    return (
        <table className={planStyles.keys}>
            <caption>{t('planReview.evidence.files')}</caption>
            <thead>
                <tr>
                    <th scope="col">{t('planReview.evidence.file')}</th>
                    <th scope="col">{t('planReview.source.rows')}</th>
                    <th scope="col">{t('planReview.evidence.decided')}</th>
                </tr>
            </thead>
            <tbody>
                {files.map(({ file, rows, decided }) => (
                    <tr key={file}>
                        <th scope="row">
                            <bdi translate="no">{file || t('planReview.evidence.pasted')}</bdi>
                        </th>
                        <td>{formatNumber(rows)}</td>
                        <td>{formatNumber(decided)}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

import { Navigate } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Licence } from '../../dataProvider/types';
import { StateChip } from '../ui/fields/StateChip';
import { CheckIcon } from '../ui/icons';
import { Notice } from '../ui/feedback/Notice';
import { usePageRecord } from '../shared/RecordPage';
import { hasModules, isCam } from './licence';
import { LicenceFrame } from './LicenceFrame';
import styles from './licenceDetails.module.css';

/**
 * The modules of a licence with their numbers; the one for CAM tickets has a badge. The academy has no modules page: its URL redirects to
 * the licence (LICENCE-5).
 */
export default function LicenceModulesPage() {
    const t = useT();
    return (
        <LicenceFrame section={t('licences.modulesTitle')}>
            <Modules />
        </LicenceFrame>
    );
}

/** A table on a phone too, because its two columns are narrow. */
function Modules() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const { modules = [] } = licence;
    if (!hasModules(licence)) return <Navigate to={paths.licence(licence.id)} replace />;
    if (modules.length === 0) {
        return <Notice title={t('licences.modulesEmptyTitle')} text={t('licences.modulesEmptyText')} />;
    }
    return (
        <table className={`box ${styles.modules}`} aria-label={t('licences.modulesTitle')}>
            <thead>
                <tr>
                    <th scope="col">{t('licences.moduleId')}</th>
                    <th scope="col">{t('licences.module')}</th>
                </tr>
            </thead>
            <tbody>
                {modules.map(module => (
                    <tr key={module.id}>
                        <td>{module.id}</td>
                        <td>
                            <span className={`row ${styles.module}`}>
                                <bdi translate="no">{module.label}</bdi>
                                {isCam(module) && (
                                    <StateChip tone="success" icon={<CheckIcon size={14} />}>
                                        {t('licences.moduleCam')}
                                    </StateChip>
                                )}
                            </span>
                        </td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

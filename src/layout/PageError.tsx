import { useEffect, type ReactNode } from 'react';
import { useNavigate, useRouteError } from 'react-router';
import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import { reportShown } from '../client';
import { paths } from '../config/paths';
import { PortalError } from '../../dataProvider/errors';
import { useBreadcrumb } from '../shared/breadcrumb';
import { SupportLink } from '../shared/SupportLink';
import { RecordFailure } from '../shared/recordFailure';
import { hasEntryBefore } from '../start/history';
import styles from './PageError.module.css';
import { errorKind } from './errorKind';

/**
 * Replaces a page that could not be shown, inside the layout, whose navigation keeps working (SHELL-10): not found on 404, an offer to
 * reload when the page's code is missing after a deployment, otherwise an unknown error with the hint to contact support. The error of a
 * record's page keeps its breadcrumb (`RecordFailure`).
 */
export function PageError(): ReactNode {
    const t = useT();
    const navigate = useNavigate();
    const thrown = useRouteError();
    const record = thrown instanceof RecordFailure ? thrown : null;
    const error = record ? record.failure : thrown;
    const kind = errorKind(error);
    useEffect(() => reportShown(error, kind), [error, kind]);
    const title = t(
        kind === 'notFound' && record?.failure instanceof PortalError ? record.failure.message : `errorPage.${kind}Title`,
    );
    const trail = record?.trail ?? [];
    useBreadcrumb([...trail, { title }]);

    // The translated error is more specific than "something went wrong".
    const known = kind === 'unknown' && error instanceof PortalError ? t(error.message) : null;
    const back = (): void => void (hasEntryBefore() ? navigate(-1) : navigate(trail.at(-1)?.url ?? paths.dashboard));

    return (
        <section className={styles.error} role="alert">
            <h1 className={styles.title}>{title}</h1>
            {known ? <p>{known}</p> : null}
            <p>
                {t(known ? 'errorPage.supportHint' : `errorPage.${kind}Text`)} {kind === 'unknown' && <SupportLink />}
            </p>
            <p className={`buttons ${styles.actions}`}>
                {kind === 'notFound' ? null : (
                    <Button variant={kind === 'outdated' ? 'contained' : 'outlined'} onClick={() => window.location.reload()}>
                        {t('errorPage.reload')}
                    </Button>
                )}
                <Button variant={kind === 'outdated' ? 'outlined' : 'contained'} onClick={back}>
                    {t('errorPage.back')}
                </Button>
            </p>
        </section>
    );
}

import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../texts';
import { Page } from './Page';

/** An address that is none of the desk's. */
export function NotFound() {
    const t = useWords();
    return (
        <Page title={t('nowhere.title')}>
            <Link component={RouterLink} to="/">
                {t('nowhere.home')}
            </Link>
        </Page>
    );
}

import { currentLanguage } from './config/language';
import { prefetchPage } from './shared/page';
import { paths } from '../customRoutes/paths';

/**
 * Fetches the signed-in portal ahead of its use: its code, its words and the dashboard, while a person types on the sign-in page,
 * so that the dashboard follows the answer at once (quality, "Speed"). What fails is tried again on use.
 */
export function prefetchPortal(): void {
    void import('./AdminApp').catch(() => undefined);
    void import('../i18n').then(({ loadMessages }) => loadMessages(currentLanguage())).catch(() => undefined);
    prefetchPage(paths.dashboard);
}

import { useT } from '#i18n/useT';
import { CONTACT_URL } from '../config/contact';

/** A link to the operator's support, for texts that say to contact it (PUBLIC-10); renders nothing if none is configured. */
export function SupportLink() {
    const t = useT();
    if (CONTACT_URL === '') return null;
    return (
        <a href={CONTACT_URL} target={CONTACT_URL.startsWith('mailto:') ? undefined : '_blank'} rel="noopener noreferrer">
            {t('errorPage.contact')}
        </a>
    );
}

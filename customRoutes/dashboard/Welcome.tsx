import { Fragment, useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import { isAdministrator } from '#authProvider/roles';
import { paths } from '#src/config/paths';
import { local, WELCOME_KEY } from '#storage/storage';
import type { User } from '#dataProvider/types';
import { DOT } from '#src/ui/dot';
import { Button } from '#src/ui/Button';
import { Link, useOffered } from '#src/ui/Link';
import styles from './dashboard.module.css';

/** Shows ordinary users whose account was activated in this browser where keys and programs are, until it is dismissed (PUBLIC-11). */
export function Welcome({ user }: { user: User }) {
    const t = useT();
    const isOffered = useOffered();
    const section = useRef<HTMLElement>(null);
    const [shown, setShown] = useState(() => local.get(WELCOME_KEY) !== null);
    if (!shown || isAdministrator(user)) return null;
    const dismiss = () => {
        local.remove(WELCOME_KEY);
        section.current?.closest('main')?.focus({ preventScroll: true });
        setShown(false);
    };
    const links = [
        { to: paths.licences, text: t('keys.title') },
        { to: paths.applications, text: t('applications.title') },
    ].filter(({ to }) => isOffered(to));
    return (
        <section ref={section} className={styles.welcome} aria-labelledby="welcome">
            <h2 id="welcome" className={styles.title}>
                {t('dashboard.welcome.title')}
            </h2>
            <p>
                {t('dashboard.welcome.text')}
                {links.map(({ to, text }, at) => (
                    <Fragment key={to}>
                        {at === 0 ? ' ' : <span>{DOT}</span>}
                        <Link to={to}>{text}</Link>
                    </Fragment>
                ))}
            </p>
            <Button flush onClick={dismiss}>
                {t('dashboard.welcome.dismiss')}
            </Button>
        </section>
    );
}

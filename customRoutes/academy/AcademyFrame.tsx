import { PageOutlet } from '../../src/shared/PageOutlet';
import styles from './AcademyFrame.module.css';
import { AcademySessionProvider } from './session/AcademySessionProvider';
import { SessionPanel } from './session/SessionPanel';

/** Wraps the academy's pages: provides the academy session and shows its panel. */
export default function AcademyFrame() {
    return (
        <AcademySessionProvider>
            <div className={styles.frame}>
                <div className={styles.page}>
                    <PageOutlet />
                </div>
                <SessionPanel />
            </div>
        </AcademySessionProvider>
    );
}

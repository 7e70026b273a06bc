import { PageOutlet } from '../../src/shared/PageOutlet';
import styles from './AcademyFrame.module.css';
import { AcademySessionProvider } from './session/AcademySessionProvider';
import { SessionPanel } from './session/SessionPanel';

/** Renders the parts that persist across the academy's pages: its session and the panel that explains it. */
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

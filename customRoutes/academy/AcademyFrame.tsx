import { PageOutlet } from '../../src/shared/PageOutlet';
import styles from './AcademyFrame.module.css';
import { AcademySessionProvider } from './session/AcademySessionProvider';
import { SessionPanel } from './session/SessionPanel';

/** What stays while people go from one page of the academy to another: its session and the panel that explains it. */
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

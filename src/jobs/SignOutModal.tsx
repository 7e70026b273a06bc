import { useT } from '#i18n/useT';
import { ConfirmModal } from '../ui/modal/ConfirmModal';
import { isRunning, useJobs } from './store';

/** Asks for confirmation of a sign-out while a job is running, because the job ends with the session. */
export default function SignOutModal({ onConfirm, onClose }: { onConfirm(): Promise<unknown>; onClose(): void }) {
    const t = useT();
    const open = useJobs().list.filter(isRunning);
    const left = open.reduce((sum, { counts }) => sum + counts.waiting + counts.sent, 0);
    return (
        <ConfirmModal
            open
            title={t('jobs.signOut.title')}
            text={t('jobs.signOut.text', { smart_count: left })}
            confirmLabel={t('jobs.signOut.confirm')}
            cancelLabel={t('jobs.signOut.stay')}
            destroys
            onConfirm={onConfirm}
            onClose={onClose}
        />
    );
}

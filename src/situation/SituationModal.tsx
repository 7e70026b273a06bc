import { useState } from 'react';
import type { User } from '#dataProvider/types';
import { useT } from '#i18n/useT';
import { useFailureText } from '../shared/failure';
import { fileStem } from '../shared/export/fileName';
import { readersToday } from '../shared/format/day';
import { LaterTexts } from '../shared/LaterTexts';
import { saveFile } from '../shared/saveFile';
import { Button } from '../ui/Button';
import { Callout } from '../ui/feedback/Callout';
import { Progress } from '../ui/feedback/Progress';
import { toast } from '../ui/feedback/toast';
import { Modal } from '../ui/modal/Modal';
import { useSingleFlight } from '../ui/useSingleFlight';
import { bytesOf, MAX_BYTES, type SituationFile } from './file';
import { Preview } from './Preview';
import styles from './situation.module.css';
import { useSituation } from './useSituation';

interface SituationModalProps {
    user: User;
    onClose(): void;
}

/** Saves what support needs to see the portal as this user does (SITUATION-1); loaded when it is opened, with its texts. */
export default function SituationModal(props: SituationModalProps) {
    return (
        <LaterTexts name="situation">
            <SituationDialog {...props} />
        </LaterTexts>
    );
}

function SituationDialog({ user, onClose }: SituationModalProps) {
    const t = useT();
    const textOf = useFailureText();
    const [state, again] = useSituation(user);
    const [isTooLarge, setTooLarge] = useState(false);
    const file = 'file' in state ? state.file : null;
    const [save, saving] = useSingleFlight(async (ready: SituationFile): Promise<void> => {
        const bytes = await bytesOf(ready);
        setTooLarge(bytes === null);
        if (!bytes) return;
        const name = `${fileStem(t('situation.fileName'), readersToday())}.json.gz`;
        saveFile(bytes, name);
        toast.success(t('situation.saved', { file: name }));
        onClose();
    });
    return (
        <Modal
            size="lg"
            title={t('layout.situation')}
            onClose={onClose}
            actions={
                <>
                    <Button onClick={onClose}>{t('modal.cancel')}</Button>
                    {'error' in state ? (
                        <Button variant="contained" onClick={again}>
                            {t('list.tryAgain')}
                        </Button>
                    ) : (
                        <Button
                            variant="contained"
                            disabled={!file}
                            aria-busy={!file || saving}
                            onClick={() => file && void save(file)}
                        >
                            {t('situation.save')}
                        </Button>
                    )}
                </>
            }
        >
            <div className="stack gap-16">
                <p className={`${styles.text} muted no-margin`}>{t('situation.text')}</p>
                {'done' in state && <Reading {...state} />}
                {file && <Preview file={file} />}
                {('error' in state || isTooLarge) && (
                    <Callout tone="danger" role="alert">
                        <p>
                            {'error' in state
                                ? textOf(state.error)
                                : t('situation.tooLarge', { megabytes: MAX_BYTES / 1024 / 1024 })}
                        </p>
                    </Callout>
                )}
                <p role="status" className="visually-hidden">
                    {file ? t('situation.ready') : 'done' in state && t('situation.begun')}
                </p>
            </div>
        </Modal>
    );
}

function Reading({ done, total }: { done: number; total: number }) {
    const t = useT();
    const text = total > 0 ? t('situation.reading', { done, total }) : t('situation.begun');
    return <Progress text={text} done={done} total={total} />;
}

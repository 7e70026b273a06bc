import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/feedback/Callout';
import { Spinner } from '../../ui/feedback/Spinner';
import { DropZone, FileButton, PasteField, useTaken } from './ListFields';
import type { ListReader, Refused } from './useLists';

/** How many lists are named that were not read. */
const NAMED = 10;

/** What was not read, and why; which of several. */
export function Refusal({ refused, several = false }: { refused: readonly Refused[]; several?: boolean }) {
    const t = useT();
    return (
        <Callout tone="danger" role="alert">
            {refused.slice(0, NAMED).map(({ name, reason }, at) => (
                <p key={`${at} ${name}`}>
                    {name !== '' && several ? t('planSource.refusedFile', { name, reason: t(reason) }) : t(reason)}
                </p>
            ))}
            {refused.length > NAMED && <p>…</p>}
        </Callout>
    );
}

/** Where lists come in: pasted, chosen or dropped (READ-1); one, or `several` at once, also in a ZIP (REVIEW-2). */
export function ListEntry({ lists, several = false }: { lists: ListReader; several?: boolean }) {
    const t = useT();
    const { text, setText, isReading, refused, take } = lists;
    const takeFiles = (files: readonly File[]) => void take({ files: several ? files : files.slice(0, 1), unpacked: several });
    const takePasted = (pasted: string) => void take({ pasted });
    const isOver = useTaken({ onFiles: takeFiles, onPasted: takePasted });
    return (
        <DropZone isOver={isOver}>
            <PasteField text={text} onText={setText} onFiles={takeFiles} onPasted={takePasted} />
            <Refusal refused={refused} several={several} />
            <div className="row gap-8-12">
                <Button variant="outlined" disabled={text.trim() === '' || isReading} onClick={() => takePasted(text)}>
                    {t('planSource.read')}
                </Button>
                <FileButton label={t(several ? 'planSource.files' : 'planSource.file')} several={several} onFiles={takeFiles} />
                <span role="status" className="muted">
                    {isReading ? (
                        <>
                            <Spinner /> <span>{t('planSource.reading')}</span>
                        </>
                    ) : (
                        <span>{t(several ? 'planSource.dropSeveral' : 'planSource.drop')}</span>
                    )}
                </span>
            </div>
        </DropZone>
    );
}

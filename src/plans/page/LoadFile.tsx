import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import type { PlanName } from '#dataProvider/jobs/job';
import { paths } from '../../config/paths';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { Button } from '../../ui/Button';
import { DocumentIcon } from '../../ui/icons';
import { toast } from '../../ui/feedback/toast';
import { lazyDialog } from '../../ui/modal/lazyDialog';
import { loadKind } from '../kinds';
import { MOST_BYTES, OtherCustomer, OtherServer, planOfFile, type PlanFile, type Receipt } from '../planFile';
import { Fault } from '../read';
import { serverMark } from '../server';
import { usePlanStore } from '../store';
import { takeBackOf } from '../takeBack/draft';
import type { Loaded } from './ReportModal';

const ReportModal = lazyDialog(() => import('./ReportModal'));

/**
 * Loads a plan from its file, to be checked again; a receipt's file becomes the plan that takes it back, or one that gives the same to others
 * (PLAN-6, LEAVE-7).
 */
export function LoadFile() {
    const t = useT();
    const navigate = useNavigate();
    const { add } = usePlanStore();
    const { data: customer } = useCurrentCustomer();
    const input = useRef<HTMLInputElement>(null);

    const [loaded, setLoaded] = useState<Loaded | null>(null);

    async function load(file: File): Promise<void> {
        try {
            if (file.size > MOST_BYTES) throw new Fault('');
            await take(planOfFile(await file.text(), { customer: customer?.id ?? '', server: serverMark() }));
        } catch (error) {
            toast.error(textOf(error));
        }
    }
    const open = async (kind: PlanName, draft: object, more: Parameters<typeof add>[2]): Promise<void> => {
        await navigate(paths.plan(await add(kind, draft, more)));
    };
    const takeBack = (receipt: Receipt): Promise<void> => open('takeBack', takeBackOf('', receipt), { step: 'check' });
    const take = async ({ kind, draft, leftOut, receipt }: PlanFile): Promise<void> => {
        const { isFinal, readDraft, fromFile, gives } = await loadKind(kind);
        // Checked by its kind before it is stored.
        const read = readDraft(draft, 'draft');
        if (!receipt || isFinal) return open(kind, fromFile?.(read) ?? read, { leftOut });
        const given = gives?.(read) ?? [];
        if (given.length === 0) return takeBack(receipt);
        setLoaded({ receipt, gives: given });
    };
    const textOf = (error: unknown): string => {
        if (error instanceof OtherCustomer) return t('plans.fault.customer');
        if (error instanceof OtherServer) return t('plans.fault.server');
        if (error instanceof Fault && error.place !== '') return t('plans.fault.at', { at: error.place });
        return t('plans.fault.file');
    };
    return (
        <>
            <input
                ref={input}
                type="file"
                accept=".json,application/json"
                hidden
                aria-label={t('plans.loadFile')}
                onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    target.value = '';
                    if (file) void load(file);
                }}
            />
            <Button
                variant="outlined"
                startIcon={<DocumentIcon />}
                disabled={!customer}
                onClick={() => input.current?.click()}
                onDragOver={event => event.preventDefault()}
                onDrop={event => {
                    event.preventDefault();
                    const [file] = event.dataTransfer.files;
                    if (file) void load(file);
                }}
            >
                {t('plans.loadFile')}
            </Button>
            {loaded && (
                <ReportModal
                    {...loaded}
                    onTakeBack={() => takeBack(loaded.receipt)}
                    onGive={draft => open('invite', draft, {})}
                    onClose={() => setLoaded(null)}
                />
            )}
        </>
    );
}

import { useT } from '#i18n/useT';
import type { Item, Job } from '#dataProvider/jobs/job';
import { Button } from '../ui/Button';
import { DownloadIcon } from '../ui/icons';
import { useReceipt, type Cells } from './useReceipt';

/** The button that saves the receipt of a job as a file (MANY-8); `cellsOf` gives the columns of its source. */
export function SaveReceipt({ job, items, cellsOf }: { job: Job; items: readonly Item[]; cellsOf?: Cells }) {
    const t = useT();
    const [save, saving] = useReceipt(job, cellsOf);
    return (
        <Button variant="outlined" startIcon={<DownloadIcon />} disabled={saving} onClick={() => void save(items)}>
            {t('jobs.receipt')}
        </Button>
    );
}

import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { pressed } from '#src/shared/actions/pressed';
import { useNotifyFailure } from '#src/shared/failure';
import { fileStem } from '#src/shared/export/fileName';
import { formatDay, readersToday } from '#src/shared/format/day';
import { useCurrentCustomer } from '#src/shared/hooks/useCurrent';
import { nameWithEmail } from '#src/shared/person';
import { saveFile } from '#src/shared/saveFile';
import { Button } from '#src/ui/Button';
import { toast } from '#src/ui/feedback/toast';
import { DownloadIcon } from '#src/ui/icons';
import { useSingleFlight } from '#src/ui/useSingleFlight';
import type { CalendarTexts } from './calendar';
import type { Deadline } from './deadline';

interface SaveCalendarProps {
    deadlines: readonly Deadline[];
    /** says what is missing in the calendar because it could not be loaded; translated */
    missing: readonly string[];
    /** why it cannot be saved now; translated */
    obstacle: string | null;
}

/** The button that saves deadlines as a calendar file, described as a snapshot of today (DEADLINE-6); its code is loaded when it is pressed. */
export function SaveCalendar({ deadlines, missing, obstacle }: SaveCalendarProps) {
    const t = useT();
    const [language] = useLocaleState();
    const { data: customer } = useCurrentCustomer();
    const notifyFailure = useNotifyFailure();

    const [save, saving] = useSingleFlight(async () => {
        try {
            const { calendarFile } = await import('./calendar');
            const now = new Date();
            const today = readersToday(now);
            const day = formatDay(today, language);
            const texts: CalendarTexts = {
                name: t('deadlinesPage.calendar.name', { day }),
                description: t('deadlinesPage.calendar.text', { day }),
                event: ({ kind, name, people, renews }) => ({
                    summary: t('deadlinesPage.calendar.event', { kind: t(`deadlines.kinds.${kind}`), name }),
                    description: renews ? t('deadlines.renews') : people.map(nameWithEmail).join(', '),
                }),
            };
            const file = calendarFile(deadlines, texts, location.origin, now);
            saveFile(new Blob([file], { type: 'text/calendar' }), `${fileStem('deadlines', customer?.id, today)}.ics`);
            if (missing.length === 0) toast.success(t('deadlinesPage.calendar.saved'));
            else toast.blank(t('deadlinesPage.calendar.savedPart', { missing: missing.join('. ') }));
        } catch (failure) {
            notifyFailure(failure, t('deadlinesPage.calendar.failed'));
        }
    });

    return (
        <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            {...pressed({ obstacle, onClick: () => void save() })}
            aria-busy={saving}
        >
            {t('deadlinesPage.calendar.save')}
        </Button>
    );
}

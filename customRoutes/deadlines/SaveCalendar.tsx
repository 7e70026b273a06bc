import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { useT } from '#i18n/useT';
import { toastFailure, useFailureText } from '#src/shared/failure';
import { fileStem } from '#src/shared/export/fileName';
import { formatDay, readersToday } from '#src/shared/format/day';
import { useCurrentCustomer } from '#src/shared/hooks/useCurrent';
import { nameWithEmail } from '#src/shared/person';
import { saveFile } from '#src/shared/saveFile';
import { Button } from '#src/ui/Button';
import { toast } from '#src/ui/feedback/toast';
import { DownloadIcon } from '#src/ui/icons';
import type { CalendarTexts } from './calendar';
import type { Deadline } from './deadline';
import type { SourceName } from './useDeadlines';

interface SaveCalendarProps {
    deadlines: readonly Deadline[];
    /** what is missing in the calendar because it could not be loaded */
    missing: readonly SourceName[];
    /** there is nothing to save, or not everything has loaded */
    disabled: boolean;
}

/** The button that saves deadlines as a calendar file, described as a snapshot of today (DEADLINE-6); its code is loaded when it is pressed. */
export function SaveCalendar({ deadlines, missing, disabled }: SaveCalendarProps) {
    const t = useT();
    const [language] = useLocaleState();
    const { data: customer } = useCurrentCustomer();
    const textOf = useFailureText();
    const [busy, setBusy] = useState(false);

    const save = async () => {
        setBusy(true);
        try {
            const { calendarFile } = await import('./calendar');
            const now = new Date();
            const today = readersToday(now);
            const day = formatDay(today, language);
            const texts: CalendarTexts = {
                name: t('deadlines.calendar.name', { day }),
                description: t('deadlines.calendar.text', { day }),
                event: ({ kind, name, people, renews }) => ({
                    summary: t('deadlines.calendar.event', { kind: t(`deadlines.kinds.${kind}`), name }),
                    description: renews ? t('deadlines.renews') : people.map(nameWithEmail).join(', '),
                }),
            };
            const file = calendarFile(deadlines, texts, location.origin, now);
            saveFile(new Blob([file], { type: 'text/calendar' }), `${fileStem('deadlines', customer?.id, today)}.ics`);
            if (missing.length === 0) toast.success(t('deadlines.calendar.saved'));
            else toast.blank(t('deadlines.calendar.savedPart', { missing: missing.map(lacking).join('. ') }));
        } catch (failure) {
            toastFailure(failure, textOf(failure, t('deadlines.calendar.failed')));
        } finally {
            setBusy(false);
        }
    };
    const lacking = (source: SourceName): string => t(`deadlines.failed.${source}`);

    return (
        <Button variant="contained" startIcon={<DownloadIcon />} disabled={disabled || busy} onClick={() => void save()}>
            {t('deadlines.calendar.save')}
        </Button>
    );
}

import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../../config/paths';
import { fileStem } from '../../shared/export/fileName';
import { formatLongDay } from '../../shared/format/date';
import { readersToday } from '../../shared/format/day';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { useNotifiedFlight } from '../../shared/hooks/useNotifiedFlight';
import { saveFile } from '../../shared/saveFile';
import { Button } from '../../ui/Button';
import { DownloadIcon } from '../../ui/icons';
import { DateField } from '../../ui/inputs/DateField';
import styles from './plans.module.css';

const DAY_MS = 86_400_000;

interface ReminderProps {
    plan: string;
    /** how many e-mails wait */
    waiting: number;
}

/** A day for the calendar on which the invitations are to be sent, with a link to the plan (INVITE-4). */
export function Reminder({ plan, waiting }: ReminderProps) {
    const t = useT();
    const [language] = useLocaleState();
    const { data: customer } = useCurrentCustomer();
    const [day, setDay] = useState(() => readersToday(new Date(Date.now() + DAY_MS)));
    const today = readersToday();
    const isPast = day !== '' && day < today;
    const [save, saving] = useNotifiedFlight(async () => {
        const { calendarOf } = await import('../../shared/export/calendar');
        const event = {
            ...{ id: `plan-${plan}`, day, href: paths.plan(plan), alarms: [0] },
            summary: t('planReceipt.reminder.event', { smart_count: waiting }),
            description: t('planReceipt.reminder.text'),
        };
        const file = calendarOf({ product: 'plans' }, [event], location.origin, new Date());
        const name = fileStem(customer?.id, t('planReceipt.reminder.file'), day);
        saveFile(new Blob([file], { type: 'text/calendar' }), `${name}.ics`);
    });
    return (
        <div className={styles.reminder}>
            <DateField
                label={t('planReceipt.reminder.day')}
                value={day}
                min={today}
                long={formatLongDay(day, language)}
                error={isPast ? t('planReceipt.reminder.past') : null}
                clearLabel={t('planReceipt.reminder.clear')}
                onChange={setDay}
            />
            <Button
                variant="outlined"
                startIcon={<DownloadIcon />}
                disabled={day === '' || isPast || saving}
                onClick={() => void save()}
            >
                {t('planReceipt.reminder.save')}
            </Button>
        </div>
    );
}

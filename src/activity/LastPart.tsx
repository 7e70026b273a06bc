import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { LaterTexts } from '../shared/LaterTexts';
import { Section } from '../ui/Section';
import { ActivityList } from './ActivityList';
import styles from './activity.module.css';
import { recordKey } from './kind';
import type { Known } from './names';
import { useEntries } from './useEntries';

/** As many as a page shows. */
const MOST = 5;

export interface LastPartProps {
    of: 'licence' | 'user' | 'key' | 'group';
    record: { id: string };
    /** what else the page has read, and need not be read again to name it */
    known?: Known;
    /** in a dialog: without "Undo", which would change what is being edited */
    plain?: true;
}

/** The last changes of a record from this browser, with a link to all of them. */
export default function LastPart(props: LastPartProps) {
    return (
        <LaterTexts name="activity">
            <Changes {...props} />
        </LaterTexts>
    );
}

function Changes({ of, record, known, plain }: LastPartProps) {
    const t = useT();
    const { id } = record;
    const entries = useEntries()?.list.filter(({ ids, from = [] }) => ids[of] === id || (of === 'user' && from.includes(id)));
    if (!entries || entries.length === 0) return null;
    return (
        <Section title={t('activity.last')} to={plain ? undefined : `${paths.activity}?record=${recordKey(of, id)}`}>
            <div className={`stack gap-12 ${styles.part}`}>
                <ActivityList
                    entries={entries.slice(0, MOST)}
                    known={{ ...known, [of]: { rows: [record] } }}
                    plain={plain}
                    level={3}
                />
            </div>
        </Section>
    );
}

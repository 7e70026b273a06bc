import { useT } from '#i18n/useT';
import { Actions } from '#src/shared/actions/Actions';
import { useFailureText } from '#src/shared/failure';
import { SupportLink } from '#src/shared/SupportLink';
import { Button } from '#src/ui/Button';
import { StateChip, type ChipTone } from '#src/ui/fields/StateChip';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '#src/ui/icons';
import { Link as PageLink } from '#src/ui/Link';
import type { Link } from './chain';
import type { Words } from './facts/fact';
import { factName } from './text';
import type { Remedies } from './useRemedies';
import styles from './why.module.css';

const LOOKS = {
    holds: ['success', CheckIcon],
    fails: ['danger', ErrorIcon],
    unknown: ['warning', WarningIcon],
    void: ['neutral', InfoIcon],
    reading: ['neutral', InfoIcon],
} as const satisfies Record<Link['verdict'], readonly [ChipTone, typeof CheckIcon]>;

/** Whether a fact holds, in words. */
export function VerdictChip({ verdict }: Pick<Link, 'verdict'>) {
    const t = useT();
    const [tone, Icon] = LOOKS[verdict];
    return (
        <StateChip tone={tone} icon={<Icon size={14} />}>
            {t(`why.verdicts.${verdict}`)}
        </StateChip>
    );
}

interface FactProps {
    link: Link;
    words: Words;
    /** why a read failed */
    error: Error | null;
    remedies: Remedies;
    onRetry(): unknown;
    /** its remedy is the main action of the page */
    isFirst?: boolean;
}

/** What was found out about a fact, with the link to its record and what can be done. */
export function FactText({ link, words, error, remedies, onRetry, isFirst = false }: FactProps) {
    const t = useT();
    const failureText = useFailureText();
    const { verdict, text, to, remedy } = link;
    const matters = verdict === 'fails' || verdict === 'unknown';
    const action = matters ? remedies.shown(remedy) : null;
    // What is main on the record's page is not here.
    const { place: _place, ...shown } = action ?? { id: '', label: '', icon: null };
    const name = factName(link, words);
    return (
        <>
            <p className={styles.text}>
                <span>{error ? failureText(error, text) : text}</span>
                {matters && remedy?.of === 'support' && (
                    <span>
                        {' '}
                        {t('why.remedies.support')} <SupportLink />
                    </span>
                )}
            </p>
            <div className={`row gap-8 ${styles.steps}`}>
                {error && <Button onClick={() => void onRetry()}>{t('list.tryAgain')}</Button>}
                {action && (
                    <Actions
                        as="section"
                        name={name}
                        actions={[{ ...shown, id: `${name} ${shown.id}`, ...(isFirst ? { place: 'main' as const } : {}) }]}
                    />
                )}
                {to !== undefined && (
                    <PageLink to={to} className="plain-link" aria-label={`${t('why.show')}: ${name}`}>
                        {t('why.show')}
                    </PageLink>
                )}
            </div>
        </>
    );
}

/** One fact of the chain. */
export function FactRow(props: FactProps) {
    const { link, words } = props;
    return (
        <li className={styles.fact} data-verdict={link.verdict}>
            <h3 className={styles.name}>{factName(link, words)}</h3>
            <VerdictChip verdict={link.verdict} />
            <FactText {...props} />
        </li>
    );
}

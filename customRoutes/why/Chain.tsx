import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { isListed } from '#src/licences/public';
import { nowSeconds } from '#src/shared/format/date';
import { useElapsed } from '#src/shared/hooks/useElapsed';
import { FilterSelect } from '#src/shared/list/FilterSelect';
import { PageHeader } from '#src/shared/PageHeader';
import { Button } from '#src/ui/Button';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { Spinner } from '#src/ui/feedback/Spinner';
import { RefreshIcon } from '#src/ui/icons';
import { Beyond } from './Beyond';
import { chainOf, firstOf } from './chain';
import { FactRow } from './FactRow';
import { First } from './First';
import { CAM, type Reads } from './known';
import { useReads, type Person } from './useReads';
import { useRemedies } from './useRemedies';
import { useWords } from './useWords';
import framed from '#src/ui/framed.module.css';
import styles from './why.module.css';

/** How long, in milliseconds, the first reads are waited for, because late ones move what is shown. */
const TOGETHER_MS = 1_500;
const SKELETON_ROWS = 8;

/** What the chain can be about: the products of the customer's licences and of the person's keys, and CAM if it is offered. */
function productsOf({ keys, licences, applications }: Reads): string[] {
    const rows = [keys, licences].flatMap(read => (typeof read === 'string' ? [] : read.filter(isListed)));
    const cam = typeof applications !== 'string' && applications.some(({ id }) => id === CAM) ? [CAM] : [];
    return [...[...new Set(rows.map(({ product }) => product))].sort(), ...cam];
}

interface ChainProps {
    title: string;
    person: Person;
    me: User;
    isOwn: boolean;
}

/** The chain of what has to hold, the first that stops the person on top (WHY-1). */
export function Chain({ title, person, me, isOwn }: ChainProps) {
    const t = useT();
    const [params, setParams] = useSearchParams();
    const [now, setNow] = useState(nowSeconds);
    const { state } = useLocation() as { state: { session?: unknown } | null };
    const product = params.get('product');
    const session = typeof state?.session === 'string' ? state.session : undefined;
    const about = { product, isOwn, session, now };
    const { reads, isFetching, errorOf, again, retry } = useReads({ person, me, about });
    const words = useWords(person.data);
    const waited = useElapsed(TOGETHER_MS);
    const remedies = useRemedies({
        person: person.data,
        me,
        customer: typeof reads.customer === 'string' ? undefined : reads.customer,
    });
    const chain = chainOf(reads, about, words);
    const isReading = chain.some(({ verdict }) => verdict === 'reading');
    const first = isReading ? undefined : firstOf(chain);
    const shown = { chain, first, words, isOwn, product, me, keys: typeof reads.keys === 'string' ? [] : reads.keys };
    const check = () => {
        setNow(nowSeconds());
        void again();
    };
    const options = [...new Set([...productsOf(reads), ...(product === null ? [] : [product])])];
    return (
        <>
            <PageHeader
                title={title}
                facts={t('why.intro')}
                actions={
                    <>
                        <FilterSelect
                            label={t('why.about')}
                            value={product ?? ''}
                            all={t('why.everything')}
                            options={options.map(value => ({ value, label: words.product(value) }))}
                            onChange={next => setParams(next === '' ? {} : { product: next }, { replace: true, state })}
                        />
                        <Button
                            variant="outlined"
                            aria-busy={isFetching}
                            startIcon={isFetching ? <Spinner /> : <RefreshIcon />}
                            onClick={check}
                        >
                            {t('why.again')}
                        </Button>
                    </>
                }
            />
            {isReading && !waited ? (
                <div className="stack" aria-busy="true">
                    {Array.from({ length: SKELETON_ROWS }, (_, at) => (
                        <Skeleton key={at} height={56} />
                    ))}
                </div>
            ) : (
                <>
                    <First
                        {...shown}
                        error={first ? errorOf(first.failed) : null}
                        isReading={isReading}
                        remedies={remedies}
                        person={person.data}
                        onRetry={retry}
                    />
                    <section aria-labelledby="why-checked">
                        <h2 id="why-checked" className={`heading ${styles.heading}`}>
                            {t('why.checked')}
                        </h2>
                        <ol className={`plain-list box ${framed.list}`}>
                            {chain
                                .filter(link => link !== first)
                                .map(link => (
                                    <FactRow
                                        key={`${link.fact} ${link.product}`}
                                        link={link}
                                        words={words}
                                        error={errorOf(link.failed)}
                                        remedies={remedies}
                                        onRetry={retry}
                                    />
                                ))}
                        </ol>
                    </section>
                    {!isReading && <Beyond {...shown} customer={reads.customer} />}
                </>
            )}
            {remedies.dialogs}
        </>
    );
}

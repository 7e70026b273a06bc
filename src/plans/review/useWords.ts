import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { useCurrentUser } from '../../shared/hooks/useCurrent';
import { nameOf } from '../../shared/person';
import type { Evidence } from './draft';
import type { Line } from './evidence';
import { personName, type Names } from './names';

/** Evidence in words: the file, the decision, who decided, and what was done. */
export interface Words {
    fileOf(line: Evidence): string;
    verdictOf(line: Evidence): string;
    byOf(line: Evidence): string;
    doneOf(line: Line): string;
}

export function useWords(names: Names): Words {
    const t = useT();
    const { data: me } = useCurrentUser();
    return useMemo(() => {
        const named = (file: string): string => file || t('planReview.evidence.pasted');
        const fileOf = ({ file, line }: Evidence): string => (line === 0 ? t('planReview.evidence.noFile') : named(file));
        return {
            fileOf,
            verdictOf: ({ verdict, to }) =>
                verdict === 'give' && to !== ''
                    ? t('planReview.evidence.giveTo', { name: personName(names, to) })
                    : t(`planReview.verdicts.${verdict}`),
            // Where the file does not say who decided, it is whose file it is.
            byOf: line => {
                if (line.own) return me ? nameOf(me) : t('planReview.evidence.inPortal');
                return line.verdict === 'open' ? '' : line.by || (line.from === undefined ? fileOf(line) : named(line.from));
            },
            doneOf: ({ outcome, to }) => t(`planReview.evidence.outcomes.${outcome}`, { name: personName(names, to) }),
        };
    }, [t, names, me]);
}

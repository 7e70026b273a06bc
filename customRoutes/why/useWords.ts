import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { codeWord } from '#src/shared/format/code';
import { formatUtcDay, localeOf } from '#src/shared/format/date';
import { readersDay } from '#src/shared/format/time';
import { nameOf } from '#src/shared/person';
import type { Words } from './facts/fact';
import { CAM } from './known';

/** Returns what the facts of a person are written with, in the portal's language. */
export function useWords(person: User): Words {
    const t = useT();
    const [language] = useLocaleState();
    const name = nameOf(person);
    return useMemo((): Words => {
        const lists = new Intl.ListFormat(localeOf(language));
        return {
            t,
            name,
            language,
            day: seconds => formatUtcDay(seconds, language),
            since: seconds => readersDay(seconds, language),
            list: names => lists.format(names),
            product: id => {
                if (id === null) return t('why.everything');
                return id === CAM ? t('why.facts.cam') : codeWord(t, 'licences.products', id);
            },
        };
    }, [t, language, name]);
}

import { useState } from 'react';
import type { Licence } from '#dataProvider/types';
import { readingOf, type Reading } from '../../jobs/public';
import { freeKeys } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import { expiryReason, licenceChoices, openWishes, type LicenceChoice, type LicenceWish } from '../detail/detail';
import { useLicences } from '../detail/userReads';
import type { GivingTerms } from '../givingTerms';
import { needOf, obstacleToGiving, UNDECIDED, type Decision, type LicenceNeed } from './batch';
import { useEveryKey } from './useEveryKey';
import type { UserAsked } from './UserBatch';

export interface GivingValues extends GivingTerms {
    /** the licences to assign */
    chosen: readonly LicenceWish[];
}

export interface Giving extends Reading {
    choices: readonly LicenceChoice[];
    /** the chosen licences that can be assigned */
    given: readonly Licence[];
    isExpiryRequired: boolean;
    needs: readonly LicenceNeed[];
    /** it was tried with too few keys */
    tried: boolean;
    refuse(): void;
    /** decides who gets no key of a licence (an id), and whether keys without a user are assigned */
    decide(licence: string, changes: Partial<Decision>): void;
}

/** Reads the licences, and all keys of those that have too few; holds the decision about who gets none. */
export function useGiving({ about: { customer }, rows, values }: UserAsked<GivingValues>): Giving {
    const { school } = customer.flags;
    const licences = useLicences();
    const choices = licenceChoices(licences.data ?? [], [], { school, now: nowSeconds() });
    const given = openWishes(choices, values.chosen).map(({ licence }) => licence);
    const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
    const [tried, setTried] = useState(false);
    const people = rows.filter(user => obstacleToGiving(user, given) === null);
    const bare = given.map(licence =>
        needOf(licence, people, { ...(decisions[licence.id] ?? UNDECIDED), free: freeKeys(licence), spare: [] }),
    );
    const keysOf = useEveryKey(bare.filter(({ lacking, free }) => lacking.length > free).map(({ licence }) => licence.id));
    return {
        ...readingOf([licences]),
        choices,
        given,
        isExpiryRequired: expiryReason(given, school) !== null,
        needs: bare.map(need => needOf(need.licence, people, { ...need, spare: keysOf(need.licence.id).spare })),
        tried,
        refuse: () => setTried(true),
        decide: (licence, changes) => {
            setTried(false);
            setDecisions(known => ({ ...known, [licence]: { ...(known[licence] ?? UNDECIDED), ...changes } }));
        },
    };
}

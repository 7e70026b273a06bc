import { useT } from '#i18n/useT';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { LicencePicker } from '../detail/LicencePicker';
import { KeySupplyNotice } from '../KeySupplyNotice';
import { TermsFields } from '../TermsFields';
import { giftsOf, type LicenceNeed } from './batch';
import styles from './batch.module.css';
import { WhoGets } from './WhoGets';
import type { UserDecided } from './UserBatch';
import type { Giving, GivingValues } from './useGiving';

/**
 * The licences, the expiry of the new keys, and whether they are sent by e-mail; then how many keys each licence needs and has free, and, if
 * too few, who gets one (MANY-11). Expired licences cannot be selected; schools do not see the automatic one.
 */
export function LicenceFields({ facts, run }: UserDecided<GivingValues, Giving>) {
    const { choices, needs, isExpiryRequired } = facts;
    const inactive = giftsOf(run, needs).filter(({ quiet }) => quiet).length;
    return (
        <>
            <LicencePicker name="chosen" choices={choices} newKeys />
            {choices.length > 0 && <TermsFields required={isExpiryRequired} inactive={inactive} />}
            {needs.length > 0 && <NeedTable needs={needs} />}
            {needs.map(need => (
                <TooFew key={need.licence.id} need={need} giving={facts} />
            ))}
        </>
    );
}

/** For each licence: how many keys are needed, how many are free, and how many of the selected users have it already. */
function NeedTable({ needs }: { needs: readonly LicenceNeed[] }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    return (
        <table className={styles.needs} aria-label={t('users.batch.licence.supply')}>
            <thead>
                <tr>
                    <th scope="col">{t('userDetail.keys.licence')}</th>
                    <th scope="col">{t('users.batch.licence.need')}</th>
                    <th scope="col">{t('users.batch.licence.free')}</th>
                    <th scope="col">{t('users.batch.licence.have')}</th>
                </tr>
            </thead>
            <tbody>
                {needs.map(({ licence, getters, free, have, over }) => (
                    <tr key={licence.id} data-short={over > 0}>
                        <th scope="row">
                            <bdi translate="no">{licence.name}</bdi>
                        </th>
                        <td>{formatNumber(getters.length)}</td>
                        <td>{formatNumber(free)}</td>
                        <td>{formatNumber(have)}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

/** A licence with fewer free keys than people: offers its keys without a user, and asks who gets one. */
function TooFew({ need, giving }: { need: LicenceNeed; giving: Giving }) {
    const { licence, lacking, getters, free, spare, over, without, givesSpare } = need;
    if (lacking.length <= free) return null;
    return (
        <div className="stack gap-12">
            <KeySupplyNotice
                supply={{ free, spare, isShort: true, over }}
                count={getters.length}
                givesSpare={givesSpare}
                urgent={giving.tried}
                onGiveSpare={gives => giving.decide(licence.id, { givesSpare: gives })}
            />
            <WhoGets
                licence={licence.name}
                people={lacking}
                without={without}
                room={free + (givesSpare ? spare.length : 0)}
                onChange={next => giving.decide(licence.id, { without: next })}
            />
        </div>
    );
}

import { useT } from '#i18n/useT';
import { isExpired } from '../../licences/public';
import { SelectField } from '../../shared/form/fields';
import { nowSeconds } from '../../shared/format/date';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import many from '../../shared/many/many.module.css';
import { LicencePicker } from '../detail/LicencePicker';
import { KeySupplyNotice } from '../KeySupplyNotice';
import { TermsFields } from '../TermsFields';
import type { LicenceNeed } from './batch';
import styles from './batch.module.css';
import { WhoGets } from './WhoGets';
import type { BatchForm } from './useBatchForm';

/**
 * The licences, the expiry of the new keys, and whether they are sent by e-mail; then how many keys each licence needs and has free, and, if
 * too few, who gets one (MANY-11). Expired licences cannot be selected; schools do not see the automatic one.
 */
export function LicenceFields({ about }: { about: BatchForm }) {
    const { choices, needs, isExpiryRequired, inactive } = about;
    return (
        <>
            <LicencePicker name="chosen" choices={choices} newKeys />
            {choices.length > 0 && <TermsFields required={isExpiryRequired} inactive={inactive} />}
            {needs.length > 0 && <NeedTable needs={needs} />}
            {needs.map(need => (
                <TooFew key={need.licence.id} need={need} about={about} />
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
                    <th scope="col">{t('users.batch.licence.label')}</th>
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
function TooFew({ need, about }: { need: LicenceNeed; about: BatchForm }) {
    const { licence, lacking, getters, free, spare, over, without, givesSpare } = need;
    if (lacking.length <= free) return null;
    return (
        <div className={styles.tooFew}>
            <KeySupplyNotice
                supply={{ free, spare, isShort: true, over }}
                count={getters.length}
                givesSpare={givesSpare}
                urgent={about.tried}
                onGiveSpare={gives => about.decide(licence.id, { givesSpare: gives })}
            />
            <WhoGets
                licence={licence.name}
                people={lacking}
                without={without}
                room={free + (givesSpare ? spare.length : 0)}
                onChange={next => about.decide(licence.id, { without: next })}
            />
        </div>
    );
}

/** Selects the licence to remove, from those that the selected users have; an expired one cannot be removed (LICENCE-2). */
export function TakeField({ about: { takeable } }: { about: BatchForm }) {
    const t = useT();
    if (takeable.length === 0) return <p className={many.note}>{t('users.batch.licence.none')}</p>;
    return (
        <SelectField
            name="id"
            label={t('users.batch.licence.label')}
            placeholder={t('users.batch.licence.placeholder')}
            options={takeable.map(({ licence, holders }) => {
                const expired = isExpired(licence, nowSeconds());
                const { id, name } = licence;
                return {
                    value: id,
                    disabled: expired,
                    label: expired
                        ? t('users.batch.licence.expired', { name })
                        : t('users.batch.licence.option', { name, smart_count: holders }),
                };
            })}
        />
    );
}

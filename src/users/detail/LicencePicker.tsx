import { useT } from '#i18n/useT';
import { useId, useState } from 'react';
import { isFound } from '#dataProvider/resources/query';
import type { Licence } from '#dataProvider/types';
import { spareKeys, useLicenceKeys } from '../../keys/public';
import { KeyCounting } from '../../licences/public';
import { useField } from '../../shared/form/fields';
import { codeWord } from '../../shared/format/code';
import { nowSeconds } from '../../shared/format/date';
import { CountStatus } from '../../shared/list/CountStatus';
import { DOT } from '../../ui/dot';
import { ChoiceLabel } from '../../ui/inputs/ChoiceLabel';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/inputs/Select';
import { TextField } from '../../ui/inputs/TextField';
import { useModalIdle } from '../../ui/modal/Dialog';
import type { LicenceChoice, LicenceWish } from './detail';
import choiceStyles from '../../ui/inputs/choices.module.css';
import styles from './detail.module.css';

interface LicencePickerProps {
    /** names a value of the form: the selected licences */
    name: string;
    choices: readonly LicenceChoice[];
    /** does not offer existing keys, because the licences are for several people */
    newKeys?: boolean;
}

/**
 * A list for selecting licences, with their numbers of free keys; those that cannot be selected show why. A selected licence offers its
 * keys without a user as well as a new one.
 */
export function LicencePicker({ name: field, choices, newKeys = false }: LicencePickerProps) {
    const t = useT();
    const { value: chosen, error, change } = useField<readonly LicenceWish[]>(field);
    const errorId = useId();
    const labelId = useId();
    const [search, setSearch] = useState('');
    const shown = choices.filter(({ licence: { name, product } }) =>
        isFound(search, [name, product, codeWord(t, 'licences.products', product)]),
    );
    const wishOf = (licence: Licence) => chosen.find(wish => wish.licence === licence.id);
    const without = (licence: Licence) => chosen.filter(wish => wish.licence !== licence.id);

    return (
        <>
            <TextField label={t('userDetail.add.search')} value={search} onChange={setSearch} autoComplete="off" />
            <CountStatus total={shown.length} />
            <div>
                <ChoiceLabel id={labelId} inWords>
                    {t('licences.title')}
                </ChoiceLabel>
                <div role="group" aria-labelledby={labelId} aria-describedby={errorId}>
                    {shown.length === 0 ? (
                        <p className={styles.emptyList}>
                            {t(choices.length === 0 ? 'userDetail.add.none' : 'userDetail.add.noMatch')}
                        </p>
                    ) : (
                        <ul className={`${choiceStyles.list} ${styles.scrolling}`} data-invalid={error !== null}>
                            {shown.map(choice => (
                                <Choice
                                    key={choice.licence.id}
                                    choice={choice}
                                    wish={wishOf(choice.licence)}
                                    newKeys={newKeys}
                                    onToggle={checked =>
                                        change([...without(choice.licence), ...(checked ? [{ licence: choice.licence.id }] : [])])
                                    }
                                    onKey={key =>
                                        change([
                                            ...without(choice.licence),
                                            { licence: choice.licence.id, ...(key ? { key } : {}) },
                                        ])
                                    }
                                />
                            ))}
                        </ul>
                    )}
                </div>
                <p id={errorId} className={`${styles.error} small`} role="alert">
                    {error}
                </p>
                <KeyCounting />
            </div>
        </>
    );
}

interface ChoiceProps {
    choice: LicenceChoice;
    wish: LicenceWish | undefined;
    newKeys: boolean;
    onToggle(checked: boolean): void;
    /** id of an existing key; empty for a new one */
    onKey(key: string): void;
}

function Choice({ choice: { licence, obstacle, free }, wish, newKeys, onToggle, onKey }: ChoiceProps) {
    const t = useT();
    const places = free > 0 ? t('licences.free', { smart_count: free }) : t('licences.noneFree');
    const product = codeWord(t, 'licences.products', licence.product);
    const checked = wish !== undefined && obstacle === null;
    return (
        <li>
            <label className={choiceStyles.option}>
                <input
                    type="checkbox"
                    checked={checked}
                    disabled={obstacle !== null}
                    onChange={event => onToggle(event.target.checked)}
                />
                <span className={choiceStyles.words}>
                    <bdi translate="no" className={choiceStyles.name}>
                        {licence.name}
                    </bdi>
                    <span className="muted small">{product + DOT + codeWord(t, 'licences.types', licence.licenceType)}</span>
                </span>
                <span className={`${choiceStyles.note} muted small`}>{obstacle ? t(`userDetail.add.${obstacle}`) : places}</span>
            </label>
            {checked && !newKeys && <KeyChoice licence={licence} full={free === 0} value={wish.key ?? ''} onChange={onKey} />}
        </li>
    );
}

/** The height of the selection of a key. */
const KEY_CHOICE_PX = 40;

interface KeyChoiceProps {
    licence: Licence;
    /** no new key is available */
    full: boolean;
    /** id of the key; empty for a new one */
    value: string;
    onChange(key: string): void;
}

/**
 * Selects the user's key: a new one if available, or one of the licence's keys without a user. As high before the keys have arrived as
 * afterwards, so that nothing below moves under the pointer.
 */
function KeyChoice({ licence, full, value, onChange }: KeyChoiceProps) {
    const t = useT();
    const { data, isPending } = useLicenceKeys(licence.id, useModalIdle());
    const spare = spareKeys(data ?? [], nowSeconds());
    if (isPending) {
        return (
            <div className={styles.keyChoice}>
                <Skeleton height={KEY_CHOICE_PX} />
            </div>
        );
    }
    if (spare.length === 0) {
        return full ? (
            <p className={`${styles.keyChoice} ${styles.error} small`} role="status" tabIndex={-1} data-missing>
                {t('userDetail.add.noneSpare')}
            </p>
        ) : (
            <p className={`${styles.keyChoice} muted small`}>{t('userDetail.add.onlyNew')}</p>
        );
    }
    const chosen = spare.some(key => key.id === value);
    return (
        <div className={styles.keyChoice}>
            <Select
                aria-label={t('userDetail.add.key', { licence: licence.name })}
                value={chosen ? value : ''}
                data-missing={(full && !chosen) || undefined}
                options={[
                    { value: '', label: t(full ? 'userDetail.add.chooseKey' : 'userDetail.add.newKey'), disabled: full },
                    ...spare.map(key => ({ value: key.id, label: t('userDetail.add.existing', { label: key.label }) })),
                ]}
                onChange={onChange}
            />
            {chosen && <span className="muted small">{t('userDetail.add.existingHint')}</span>}
        </div>
    );
}

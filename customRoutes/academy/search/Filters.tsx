import { useT } from '#i18n/useT';
import { ShowMore, useShowMore } from '#src/shared/list/ShowMore';
import { useTagsRead, type AcademyQuery } from '../reads';
import { TARGETS } from './query';
import styles from './search.module.css';
import { useFollowed } from './useFollowed';

/**
 * The kind of results, and tags of which a video must have at least one; directories have no tags. Selections are also local state: the URL
 * is updated a moment later, and a second selection would lose the first.
 */
export function Filters({ search, onChange }: { search: AcademyQuery; onChange(search: AcademyQuery): void }) {
    const t = useT();
    const { data: tags = [], isPending } = useTagsRead();
    const portion = useShowMore(tags.length);
    const [chosen, setChosen] = useFollowed(search, asked => asked.target + asked.tags.join('|'));
    const choose = (change: Partial<AcademyQuery>) => {
        setChosen({ ...chosen, ...change });
        onChange({ ...search, target: chosen.target, tags: chosen.tags, ...change });
    };
    const toggled = (tag: string): string[] =>
        chosen.tags.includes(tag) ? chosen.tags.filter(other => other !== tag) : [...chosen.tags, tag];
    return (
        <div className={`stack ${styles.filters}`} data-awaits-tags={isPending}>
            <fieldset className={styles.choice}>
                <legend>{t('academy.search.target')}</legend>
                {TARGETS.map(target => (
                    <label key={target} className={styles.chip}>
                        <input
                            type="radio"
                            name="target"
                            checked={chosen.target === target}
                            onChange={() => choose({ target })}
                        />
                        {t(`academy.search.targets.${target}`)}
                    </label>
                ))}
            </fieldset>
            {tags.length > 0 && (
                <fieldset className={styles.choice}>
                    <legend>{t('academy.tags')}</legend>
                    {tags
                        .filter(({ id }, at) => at < portion.shown || chosen.tags.includes(id))
                        .map(({ id, label }) => (
                            <label key={id} className={styles.chip}>
                                <input
                                    type="checkbox"
                                    checked={chosen.tags.includes(id)}
                                    onChange={() => choose({ tags: toggled(id) })}
                                />
                                <bdi translate="yes">{label}</bdi>
                            </label>
                        ))}
                    <ShowMore {...portion} />
                </fieldset>
            )}
        </div>
    );
}

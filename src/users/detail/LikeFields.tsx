import { useState } from 'react';
import { useT } from '#i18n/useT';
import type { CloudGroup, User } from '#dataProvider/types';
import { LikeDetails } from '../../people/public';
import { CheckboxGroup } from '../../ui/inputs/CheckboxGroup';

type Group = Pick<CloudGroup, 'id' | 'label'>;

interface LikeFieldsProps {
    /** open, with the address of who is taken over at once, or `''` */
    like: string | undefined;
    /** those that are ticked */
    groups: readonly Group[];
    onGroups(groups: readonly Group[]): void;
    onFound(person: User): void;
}

/** "Like a user" in the form that adds licences: ticks theirs, and offers their cloud groups (USER-17). */
export function LikeFields({ like, groups, onGroups, onFound }: LikeFieldsProps) {
    const t = useT();
    const [offered, setOffered] = useState<readonly Group[]>([]);
    const boxes = [...new Map([...offered, ...groups].map(group => [group.id, group])).values()];
    return (
        <>
            <LikeDetails
                open={like !== undefined}
                email={like}
                onFound={person => {
                    setOffered([]);
                    onFound(person);
                }}
            />
            {boxes.length > 0 && (
                <CheckboxGroup
                    legend={t('cloudGroups.title')}
                    options={boxes}
                    chosen={groups.map(({ id }) => id)}
                    onToggle={(id, isIn) => {
                        // One that is not ticked any more can be ticked again.
                        setOffered(boxes);
                        onGroups([...groups.filter(group => group.id !== id), ...boxes.filter(group => isIn && group.id === id)]);
                    }}
                />
            )}
        </>
    );
}

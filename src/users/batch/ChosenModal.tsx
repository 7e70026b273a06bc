import { ListPaginationContext } from 'ra-core';
import { useState } from 'react';
import { useT } from '#i18n/useT';
import { PersonName } from '../../shared/fields/PersonName';
import { Pagination } from '../../shared/list/Pagination';
import type { ChosenIds } from '../../shared/list/useChosenIds';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/modal/Modal';
import { unknownPerson } from './batch';
import { useChosenUsers } from './useChosenUsers';
import styles from './batch.module.css';

/** Rows on a page. */
const PER_PAGE = 50;

/** Lists the selected users, 50 a page; a box that is unticked takes one out of the selection when the list is closed. */
export default function ChosenModal({ chosen, onClose }: { chosen: ChosenIds; onClose(): void }) {
    const t = useT();
    // The list stays as it is while boxes are unticked.
    const [ids] = useState(chosen.ids);
    const [out, setOut] = useState<ReadonlySet<string>>(new Set());
    const [page, setPage] = useState(1);
    const shown = ids.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const { data, isPending } = useChosenUsers(shown);
    const byId = new Map(data?.map(user => [user.id, user]));
    const toggle = (id: string) => {
        const next = new Set(out);
        if (!next.delete(id)) next.add(id);
        setOut(next);
    };
    const close = () => {
        if (out.size > 0) chosen.choose([...out], false);
        onClose();
    };
    const last = Math.ceil(ids.length / PER_PAGE);
    return (
        <Modal
            open
            size="lg"
            title={t('users.choice.count', { smart_count: ids.length - out.size })}
            onClose={close}
            actions={
                <Button variant="contained" onClick={close}>
                    {t('users.batch.close')}
                </Button>
            }
        >
            <ul className={styles.whoList} aria-busy={isPending} aria-label={t('users.choice.bar')}>
                {shown.map(id => (
                    <li key={id}>
                        <label className={styles.whoGets}>
                            <input type="checkbox" checked={!out.has(id)} onChange={() => toggle(id)} />
                            {isPending ? '…' : <PersonName person={byId.get(id) ?? unknownPerson(id)} />}
                        </label>
                    </li>
                ))}
            </ul>
            <ListPaginationContext.Provider
                value={{
                    resource: 'users',
                    page,
                    perPage: PER_PAGE,
                    total: ids.length,
                    hasPreviousPage: page > 1,
                    hasNextPage: page < last,
                    isPending: false,
                    setPage,
                    setPerPage: () => undefined,
                }}
            >
                <Pagination />
            </ListPaginationContext.Provider>
        </Modal>
    );
}

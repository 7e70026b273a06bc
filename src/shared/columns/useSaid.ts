import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import type { ReadMeta } from '#dataProvider/resources';
import { collectionAt } from '#dataProvider/resources/query';
import type { LoadExport } from '../export/types';
import type { ListStates } from '../list/types';
import { rowFields } from './reads';
import { useShownColumns } from './shown';
import type { List } from './types';

/** What narrows a list besides its states. */
export type Narrow<Row extends RaRecord> = Pick<ListStates<Row>, 'textsOf' | 'isShown' | 'waits'>;

const loads = new WeakMap<object, unknown>();

/** Loads the description of a list's file, which is made of its columns when it is needed. One function for each list. */
function loadOf<Row extends RaRecord>(list: List<Row>): LoadExport<Row> {
    const known = loads.get(list) as LoadExport<Row> | undefined;
    if (known) return known;
    const load: LoadExport<Row> = async () => ({ default: (await import('../export/ofList')).exportOf(list) });
    loads.set(list, load);
    return load;
}

/** Returns what a list that is said once draws: columns, orders, states with what is read for them, and its file. */
export function useSaid<Row extends RaRecord>(list: List<Row>, { meta, narrow }: { meta?: ReadMeta; narrow?: Narrow<Row> }) {
    const { resource, columns, states, stateless } = list;
    // Compared by content, because callers pass a new object on each render.
    const place = JSON.stringify(meta ?? {});
    const { sorts, defaultSort } = useMemo(
        () => collectionAt(resource, JSON.parse(place) as ReadMeta).resource,
        [resource, place],
    );
    const listStates = useMemo((): ListStates<Row> | undefined => {
        if (!states && !narrow) return undefined;
        const { select: fields, expand } = rowFields(list, JSON.parse(place) as ReadMeta);
        return { choices: states ?? [], stateless, fields, expand, ...narrow };
    }, [list, states, stateless, narrow, place]);
    return {
        resource,
        columns: useShownColumns(columns, sorts),
        titleField: columns.find(({ isName }) => isName)?.field ?? '',
        sort: defaultSort,
        states: listStates,
        exports: loadOf(list),
    };
}

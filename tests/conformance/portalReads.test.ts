import { expect, it } from 'vitest';
import type { ResourceName } from '../../dataProvider/resources';
import { PRODUCTS as LISTED } from '../../src/licences/public';
import { fileFields, rowFields, type Fields } from '../../src/shared/columns/reads';
import { EXPORTS, PRODUCTS, STATES } from '../../scripts/conformance/portalReads';
import { LISTS } from '../support/lists';

/** The fields and relations that the kit reads are those of the portal's lists. */

const sorted = ({ select, expand }: Partial<Fields> = {}) => ({
    select: select && [...select].sort(),
    expand: [...(expand ?? [])].sort(),
});

const listed = (name: ResourceName) => LISTS.find(({ list }) => list.resource === name)!;

it.each(Object.keys(EXPORTS) as ResourceName[])('reads what the list of %s exports', name => {
    expect(sorted(EXPORTS[name])).toEqual(sorted(fileFields(listed(name).list)));
});

it.each(Object.keys(STATES) as (keyof typeof STATES)[])('reads what tells the states of %s', name => {
    const { list, meta } = listed(name);
    expect(sorted(STATES[name])).toEqual(sorted(rowFields(list, meta)));
});

it('knows the products that are listed', () => {
    expect(PRODUCTS).toEqual(LISTED);
});

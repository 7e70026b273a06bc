import type { RaRecord } from 'ra-core';
import type { ReadMeta } from '#dataProvider/resources';
import { groupList } from '#src/cloudGroups/columns';
import { memberList } from '#src/cloudGroups/memberColumns';
import { contractList } from '#src/contracts/columns';
import { invoiceList } from '#src/invoices/columns';
import { keyList } from '#src/keys/columns';
import { licenceList } from '#src/licences/columns';
import { seatList } from '#src/seats/columns';
import type { List } from '#src/shared/columns/types';
import { ticketList } from '#src/tickets/columns';
import { userList } from '#src/users/management/columns';
import { licenceUserList } from '#src/users/ofLicence/columns';
import { makeCustomer } from './builders';

/** Every list of the portal with all its columns, and where the mock has rows of it. */

interface ListCase {
    name: string;
    list: List<RaRecord>;
    meta: ReadMeta;
}

const customer = makeCustomer();
const OF_LICENCE: ReadMeta = { licence: '10010190' };
const OF_GROUP: ReadMeta = { group: 'g101' };

const of = (name: string, list: object, meta: ReadMeta = {}): ListCase => ({ name, list: list as List<RaRecord>, meta });

export const LISTS: readonly ListCase[] = [
    of('licences', licenceList),
    of('keys', keyList({ demo: false, school: false }), OF_LICENCE),
    of('keys of a demo customer', keyList({ demo: true, school: false }), OF_LICENCE),
    of('keys of a school', keyList({ demo: false, school: true }), OF_LICENCE),
    of('seats', seatList, OF_LICENCE),
    of('users', userList({ customer, wide: true })),
    of('users of a licence', licenceUserList(customer), OF_LICENCE),
    of('cloud groups', groupList),
    of('members of a group', memberList, OF_GROUP),
    of('contracts', contractList),
    of('invoices', invoiceList(new Map())),
    of('tickets', ticketList({ unread: new Set(), activityFor: 'admin@holzmann.example' })),
];

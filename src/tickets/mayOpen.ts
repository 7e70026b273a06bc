import { isAdministrator } from '../../authProvider/roles';
import type { AreaCustomer, AreaUser } from '../shared/manifest';

/** Tickets need the personal CAM flag; at a school only administrators open them (TICKET-1). */
export function mayOpenTickets(user: AreaUser, customer: AreaCustomer): boolean {
    if (!user.cam) return false;
    return isAdministrator(user) || customer?.flags.school === false;
}

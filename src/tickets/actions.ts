import type { Ticket, User } from '../../dataProvider/types';
import type { Action } from '../shared/actions/action';
import { CloseIcon, PlusIcon } from '../ui/icons';
import { mayClose } from './ticket';

/** Returns the actions of the list of tickets. @param isReading whether the active one, on which a new one depends, is being read */
export const ticketListActions = (isReading: boolean): Action<'create'>[] => [
    {
        id: 'create',
        label: 'tickets.create.title',
        icon: PlusIcon,
        place: 'main',
        obstacle: isReading ? 'tickets.create.reading' : null,
        dialog: 'create',
    },
];

/** Returns the actions on a ticket: only an open one can be closed (TICKET-3). */
export const ticketActions = (
    ticket: Pick<Ticket, 'status' | 'authors'>,
    person: Pick<User, 'role' | 'email'>,
): Action<'close'>[] =>
    mayClose(ticket, person)
        ? [
              {
                  id: 'close',
                  label: 'tickets.close.button',
                  icon: CloseIcon,
                  tone: 'danger',
                  place: 'beside',
                  dialog: 'close',
              },
          ]
        : [];

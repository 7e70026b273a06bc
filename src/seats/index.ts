import type { Seat } from '../../dataProvider/types';
import { paths } from '../config/paths';
import type { Manifest } from '../shared/manifest';

/** The order in which seats are listed at first; the data provider adds the machine name (SEAT-1). */
export const SEAT_SORT = { field: 'active', order: 'DESC' } as const;

/** The seats: machines on which keys run. */
export const seats: Manifest = {
    name: 'seats',
    switch: 'seats',
    recordRepresentation: (seat: Seat) => seat.machineName,
    pages: [
        {
            path: paths.licenceSeats(':licence'),
            access: 'licenceDetails',
            switch: 'licences',
            load: () => import('./LicenceSeatsPage'),
            reads: [
                { record: 'licences', id: 'licence' },
                { list: 'seats', within: 'licence', sort: SEAT_SORT },
            ],
            tables: [{ list: 'seats' }],
        },
    ],
};

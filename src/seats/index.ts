import type { Seat } from '../../dataProvider/types';
import { paths } from '../config/paths';
import type { Manifest } from '../shared/manifest';

/** The seats: machines on which keys run. */
export const seats: Manifest = {
    name: 'seats',
    selection: 'seats.choice',
    switch: 'seats',
    remedies: { 'seats.errors.notEmpty': 'seats.errors.inUse' },
    finds: () => import('./find'),
    recordRepresentation: (seat: Seat) => seat.machineName,
    pages: [
        {
            path: paths.licenceSeats(':licence'),
            access: 'licenceDetails',
            switch: 'licences',
            load: () => import('./LicenceSeatsPage'),
            tables: [{ list: 'seats' }],
        },
    ],
};

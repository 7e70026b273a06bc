import type { Request, Router } from 'express';
import type { Licence, Seat } from '../../dataProvider/types';
import { text, orNull } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import { ApiError, type Mock } from '../context';
import { answerCollection, answerRecord } from '../odata';
import { OCCUPIED_MACHINE } from '../seed/keys';
import { removeSeat } from './shared/changes';
import { badRequest, bodyOf, notFound, param, requiredText } from './shared/input';
import { findLicence, refuseAutomatic, refuseExpired } from './shared/rules';
import { adminView, callerView, viewOf } from './shared/view';
import { keyOptions, licenceOptions, seatOptions, userOptions, type View } from './shared/wire';

export type LicenceRow = Pick<Licence, 'id' | 'name' | 'product' | 'licenceType' | 'count' | 'active' | 'expire' | 'modules'> & {
    customerId: string;
};
/** `releaseCode` is required to release a seat of an `nl` licence. */
export type SeatRow = Pick<
    Seat,
    'id' | 'keyId' | 'licenceId' | 'userId' | 'machineName' | 'active' | 'activated' | 'deactivated' | 'licenceType'
> & {
    customerId: string;
    releaseCode: string | null;
};

declare module '../rows/state' {
    interface MockState {
        licences: LicenceRow[];
        seats: SeatRow[];
    }
}

export const ROWS: Descriptions<Collections<'licences' | 'seats'>> = {
    licences: {
        name: 'licence',
        prefix: 'l',
        schema: 'Licence',
        shared: ['id', 'name', 'product', 'licenceType', 'count', 'active', 'expire', 'modules'],
        own: { customerId: text },
        references: { customerId: 'customers' },
    },
    seats: {
        name: 'seat',
        prefix: 's',
        schema: 'Seat',
        shared: ['id', 'keyId', 'licenceId', 'userId', 'machineName', 'active', 'activated', 'deactivated', 'licenceType'],
        own: { customerId: text, releaseCode: orNull({ ...text, description: 'Needed to release a seat of an nl licence.' }) },
        references: { keyId: 'keys', licenceId: 'licences', userId: 'users', customerId: 'customers' },
    },
};

/** After conversion to upper case (SEAT-3). */
const RELEASE_CODE = /^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/;

const byMachine = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** Active seats first, then by machine name (SEAT-1). */
const seatOrder = (a: SeatRow, b: SeatRow): number =>
    Number(b.active) - Number(a.active) || byMachine.compare(a.machineName, b.machineName);

/** Its code distinguishes it from the error for a seat in use (WIRE-10). */
const wrongCode = (message: string): ApiError => new ApiError(400, message, 'wrongReleaseCode');

const releaseCodeOf = (req: Request): string | undefined => {
    const { token } = bodyOf(req);
    const sent = token ?? req.query['token'];
    return typeof sent === 'string' ? sent.toUpperCase() : undefined;
};

/** Licences and their keys, users, modules and seats. */
export function register(api: Router, mock: Mock): void {
    /** The licence of a call about a part of it, for administrators. */
    const part = (req: Request): View & { licence: LicenceRow } => {
        const view = adminView(mock, req);
        return { ...view, licence: findLicence(mock, view.caller, param(req, 'id')) };
    };

    const findSeat = (licence: LicenceRow, id: string): SeatRow => {
        const seat = mock.state.seats.find(row => row.id === id && row.licenceId === licence.id);
        if (!seat) throw notFound('Seat');
        return seat;
    };

    api.get('/licences', (req, res) => {
        const view = callerView(mock, req);
        const { caller, relations } = view;
        const own = new Set(relations.keysOfUser(caller.user.id).map(key => key.licenceId));
        const rows = caller.isAdmin ? relations.licences : relations.licences.filter(licence => own.has(licence.id));
        res.json(answerCollection(req, rows, licenceOptions(view)));
    });

    api.get('/licences/:id', (req, res) => {
        const view = callerView(mock, req);
        res.json(answerRecord(req, findLicence(mock, view.caller, param(req, 'id')), licenceOptions(view)));
    });

    api.patch('/licences/:id', (req, res) => {
        const caller = mock.writer(req);
        const view = viewOf(mock, caller);
        const licence = findLicence(mock, caller, param(req, 'id'));
        refuseExpired(licence, mock);
        refuseAutomatic(licence);
        licence.name = requiredText(bodyOf(req), 'name');
        mock.save();
        res.json(answerRecord(req, licence, { ...licenceOptions(view), alwaysExpand: ['modules', 'users', 'keys', 'seats'] }));
    });

    api.get('/licences/:id/keys', (req, res) => {
        const { licence, ...view } = part(req);
        res.json(answerCollection(req, view.relations.keysOfLicence(licence.id), keyOptions(view, true)));
    });

    api.get('/licences/:id/users', (req, res) => {
        const { licence, ...view } = part(req);
        res.json(answerCollection(req, view.relations.usersOfLicence(licence.id), userOptions(view)));
    });

    api.get('/licences/:id/modules', (req, res) => {
        res.json(part(req).licence.modules ?? []);
    });

    api.get('/licences/:id/seats', (req, res) => {
        const { licence, relations } = part(req);
        res.json(answerCollection(req, relations.seatsOfLicence(licence.id).toSorted(seatOrder), seatOptions));
    });

    api.get('/licences/:id/seats/:seatId', (req, res) => {
        res.json(answerRecord(req, findSeat(part(req).licence, param(req, 'seatId')), seatOptions));
    });

    // An active seat is released and becomes inactive; an inactive one is removed (SEAT-2).
    api.delete('/licences/:id/seats/:seatId', (req, res) => {
        const licence = findLicence(mock, mock.writer(req), param(req, 'id'));
        const seat = findSeat(licence, param(req, 'seatId'));
        if (!seat.active) {
            removeSeat(mock, seat.id);
            res.status(204).end();
            return;
        }
        if (seat.machineName === OCCUPIED_MACHINE) throw badRequest('Seat is not empty');
        if (seat.licenceType === 'nl') {
            const code = releaseCodeOf(req);
            if (!code || !RELEASE_CODE.test(code)) throw wrongCode('The release code has the form XXXX-XXXX-XXXX-XXXX');
            if (code !== seat.releaseCode) throw wrongCode('It is another one');
        }
        Object.assign(seat, { active: false, deactivated: mock.now() } satisfies Partial<SeatRow>);
        mock.save();
        res.status(204).end();
    });
}

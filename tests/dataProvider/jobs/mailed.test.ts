import { describe, expect, it } from 'vitest';
import type { DialogStep, Subject } from '#dataProvider/jobs/steps';
import { attempt, KEY, USER } from './attempt';

/** A mail is sent to whom it was meant for when it was decided, and to nobody else by then (MANY-14). */

const CHANGED = { code: 'CHANGED_MEANWHILE' };

describe('a key that is sent', () => {
    const key = (...users: string[]) => ({ 'GET keys/k1': { ...KEY, users: users.map(id => ({ id })) } });

    it('goes to nobody but those who were named', async () => {
        const send: DialogStep = { verb: 'sendKey', licence: 'l1' };
        const { failure, sent } = await attempt(send, { id: 'k1', users: ['u1'] }, key('u9'));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
    });

    const STEPS: readonly [DialogStep, Subject][] = [
        [
            { verb: 'sendKey', licence: 'l1' },
            { id: 'k1', users: ['u1'] },
        ],
        // Where the list did not say who has it.
        [{ verb: 'sendKey', licence: 'l1' }, { id: 'k1' }],
        [{ verb: 'mailKey', licence: 'l1', key: 'k1', to: 'u1' }, { id: 'u9' }],
    ];

    it.each(STEPS)('goes to its user, but not to one who is inactive by now: %j %j', async (step, subject) => {
        const as = (active: boolean) => attempt(step, subject, { ...key('u1'), 'GET users/u1': { ...USER, active } });
        expect(await as(false)).toMatchObject({ failure: { ...CHANGED, unsent: true }, sent: [] });
        expect((await as(true)).sent).toEqual(['POST keys/k1/send']);
    });
});

describe('an activation, and a mail for a new password', () => {
    const as = (active: boolean) => ({ 'GET users/u1': { ...USER, active } });

    it.each([
        ['inactive', true],
        ['active', false],
    ] as const)('that is meant for an %s user is not sent to another', async (to, now) => {
        const { failure, sent } = await attempt({ verb: 'recover', only: to }, { id: 'u1' }, as(now));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
        expect((await attempt({ verb: 'recover', only: to }, { id: 'u1' }, as(!now))).sent).toEqual(['POST users/u1/recover']);
    });
});

it.each([
    ['is asked', [], [null, ['POST transfer/request']]],
    ['is here by now, and not asked again', [{ ...USER, email: 'Anna@holzmann.example' }], [{ ...CHANGED, unsent: true }, []]],
])('who is to move to this customer %s', async (_what, users, outcome) => {
    const make = { email: USER.email, forename: '', surname: '', adminNote: '' };
    const { failure, sent } = await attempt(
        { verb: 'requestTransfer' },
        { id: 'row', make },
        {
            'GET users': { '@odata.count': users.length, value: users },
        },
    );
    expect([failure, sent]).toMatchObject(outcome);
});

import { describe, expect, it } from 'vitest';
import { licenceActions } from '../../src/licences/actions';
import { AUTOMATIC_EXPIRE } from '../../src/licences/licence';
import { makeLicence } from '../support/builders';
import { offered } from '../support/offered';

const NOW = 1_800_000_000;
const licence = makeLicence({ id: '1', product: 'pcad', active: true, expire: null });
const expired = { ...licence, expire: NOW - 1 };
const academy = { ...licence, product: 'academy' };
const automatic = { ...academy, id: '10720', expire: AUTOMATIC_EXPIRE };

describe('the actions on a licence', () => {
    it.each([
        ['', licence, 'ADMIN', false, 'addUsers rename createKey details'],
        ['whose customer is not known yet', licence, 'ADMIN', undefined, '(addUsers) rename (createKey) details'],
        ['that has expired', expired, 'ADMIN', false, '(addUsers) (rename) (createKey) details'],
        ['that is inactive', { ...licence, active: false }, 'ADMIN', false, '(addUsers) (rename) (createKey) details'],
        ['whose keys are not listed', { ...licence, product: 'viewer' }, 'ADMIN', false, 'addUsers rename details'],
        ['of the academy', academy, 'ADMIN', false, 'addUsers membership rename createKey details'],
        ['that is automatic', automatic, 'ADMIN', false, 'addUsers (rename) details'],
        ['that is automatic, at a school', automatic, 'ADMIN', true, '(rename) details'],
        ['for a reader', academy, 'READER_ADMIN', false, 'details'],
    ] as const)('%s', (_name, of, role, school, expected) => {
        expect(offered(licenceActions(of, { role, school }, NOW))).toBe(expected);
    });

    it('say why they are not possible', () => {
        const whyNot = (of: typeof licence, school?: boolean) =>
            licenceActions(of, { role: 'ADMIN', school }, NOW).map(({ id, obstacle }) => obstacle && [id, obstacle]);
        expect(whyNot(expired)[0]).toEqual(['addUsers', 'licences.obstacles.expired']);
        expect(whyNot(licence)[0]).toEqual(['addUsers', 'licences.obstacles.customer']);
        expect(whyNot(automatic, false)[1]).toEqual(['rename', 'licences.obstacles.automatic']);
    });

    it.each([
        [licence, ['addUsers'], ['rename', 'createKey']],
        [academy, ['addUsers'], ['membership', 'rename']],
    ])('on its page: one main action, two beside it', (of, main, beside) => {
        const at = (place: string) =>
            licenceActions(of, { role: 'ADMIN', school: false }, NOW).flatMap(one => (one.place === place ? [one.id] : []));
        expect([at('main'), at('beside')]).toEqual([main, beside]);
    });
});

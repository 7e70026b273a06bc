import { expect, it } from 'vitest';
import { groupActions, memberActions } from '../../src/cloudGroups/actions';
import { offered } from '../support/offered';

it.each([
    ['ADMIN', 'add rename delete', 'remove'],
    ['READER_ADMIN', '', ''],
    ['USER', '', ''],
] as const)('the actions of a %s on a group: "%s", and on a member: "%s"', (role, group, member) => {
    expect(offered(groupActions(role))).toBe(group);
    expect(offered(memberActions({ id: 'u1', email: 'anna@holzmann.example' }, role))).toBe(member);
});

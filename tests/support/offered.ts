import type { Action } from '#src/shared/actions/action';

/** The ids of actions in their order; in brackets those that are not possible now, each of which has to say why. */
export const offered = (actions: readonly Pick<Action<unknown>, 'id' | 'obstacle'>[]): string =>
    actions.map(({ id, obstacle }) => (obstacle ? `(${id})` : id)).join(' ');

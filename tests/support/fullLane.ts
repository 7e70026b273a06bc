import { AT_ONCE, portalLane } from '../../dataProvider/queue/lane';

/** Fills the portal's lane with calls that end when the returned function is called; meanwhile every other one waits (MANY-1). */
export function fillLane(): () => Promise<void> {
    let end = (): void => undefined;
    const open = new Promise<void>(resolve => {
        end = resolve;
    });
    const calls = Array.from({ length: AT_ONCE }, () => portalLane.call(() => open));
    return async () => {
        end();
        await Promise.all(calls);
    };
}

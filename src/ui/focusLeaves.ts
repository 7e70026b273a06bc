import type { FocusEvent } from 'react';
import { keepsFocus } from './focusPressed';

/**
 * The handlers of a part of the page that is told when the focus leaves it. A press inside keeps the focus where it is: on macOS the pressed
 * button would get none, and the part would be told that the focus went nowhere.
 */
export const focusLeaves = (left: () => void) => ({
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) left();
    },
    ...keepsFocus,
});

import { lazyPart } from '#src/ui/lazyPart';

/** Loads the code of the form. Called when the control that opens it is hovered or focused. */
const loadForm = () => import('./CommentForm');

/**
 * The form of a comment; the video's page does not need its code at first. Opened in a transition, which keeps the previous content until it
 * has loaded.
 */
export const CommentForm = lazyPart(loadForm);

/** Approximate height of the form in px, for its placeholder. */
export const FORM_HEIGHT = 150;

/** Event handlers for the control that opens the form. */
export const LOADS_FORM = { onPointerEnter: () => void loadForm(), onFocus: () => void loadForm() } as const;

import { lazy } from 'react';

/** Loads the form, with the parts that every form has. Called when somebody points at what opens it, so that it is there when it opens. */
export const loadForm = () => import('./CommentForm');

/** The form of a comment; the video's page begins without its code. Opened in a transition, which keeps what was shown until it is there. */
export const CommentForm = lazy(loadForm);

/** About as high as the form, for what holds its place while it is loaded, in px. */
export const FORM_HEIGHT = 150;

/** The handlers of what opens the form. */
export const LOADS_FORM = { onPointerEnter: () => void loadForm(), onFocus: () => void loadForm() } as const;

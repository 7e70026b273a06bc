import { lazyPart } from '#src/ui/lazyPart';
import { Skeleton } from '#src/ui/feedback/Skeleton';

/** Approximate height of the form in px, for its placeholder. */
const HEIGHT = 150;

/** The form of a comment; the video's page does not need its code at first. */
export const CommentForm = lazyPart(() => import('./CommentForm'), { waiting: () => <Skeleton height={HEIGHT} /> });

// The form tells of a failure.
const load = () => void CommentForm.load().catch(() => undefined);

/** Event handlers for the control that opens the form: its code is loaded when that is hovered or focused. */
export const LOADS_FORM = { onPointerEnter: load, onFocus: load } as const;

import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazyPart';
import { mayHaveTimes } from './playedVideo';

const TimedText = lazyPart(
    () => import('./TimedText'),
    ({ text }) => <span>{text}</span>,
);

/** A text with links to the times in it (ACADEMY-16); the code for that is only loaded for texts that may contain times. */
export const MaybeTimed = ({ text }: { text: string }) =>
    mayHaveTimes(text) ? (
        <Suspense fallback={<span>{text}</span>}>
            <TimedText text={text} />
        </Suspense>
    ) : (
        <span>{text}</span>
    );

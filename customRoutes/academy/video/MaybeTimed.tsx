import { lazyPart } from '#src/ui/lazyPart';
import { mayHaveTimes } from './playedVideo';

const plain = ({ text }: { text: string }) => <span>{text}</span>;

const TimedText = lazyPart(() => import('./TimedText'), { waiting: plain, instead: plain });

/** A text with links to the times in it (ACADEMY-16); the code for that is only loaded for texts that may contain times. */
export const MaybeTimed = ({ text }: { text: string }) => (mayHaveTimes(text) ? <TimedText text={text} /> : plain({ text }));

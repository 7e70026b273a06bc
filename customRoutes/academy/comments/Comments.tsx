import type { Video } from '../../../dataProvider/types';

/** To be built. */
export default function Comments({ video: _video }: { video: Video }) {
    return null;
}

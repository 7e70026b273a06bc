import { isObject } from '#dataProvider/checks';
import * as session from '#authProvider/session';
import { LEARNING_KEY, local } from '#storage/storage';

/** When each user of this browser last played each video (ACADEMY-15): the API only has the progress, not the time. */

/** The maximum number of stored videos of a person. */
const KEPT = 50;

/** Epoch milliseconds by the video's id. */
export type Seen = Readonly<Record<string, number>>;

const person = (): string => session.getUser()?.id ?? '';

const everybodys = (): Record<string, unknown> => local.getJson(LEARNING_KEY, isObject) ?? {};

/** When the signed-in user last played which video; what cannot be read counts as never. */
export function readSeen(): Seen {
    const own = everybodys()[person()];
    if (!isObject(own)) return {};
    return Object.fromEntries(Object.entries(own).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** Records that the signed-in user is playing a video now. */
export function noteSeen(video: string): void {
    const entries = Object.entries({ ...readSeen(), [video]: Date.now() }).sort(([, one], [, other]) => other - one);
    local.setJson(LEARNING_KEY, { ...everybodys(), [person()]: Object.fromEntries(entries.slice(0, KEPT)) });
}

import { isObject } from '../checks';

/** Whether an item of a directory is a video; the others are directories. */
export const isVideo = (value: unknown): boolean =>
    isObject(value) && !('displayType' in value) && ('type' in value || 'libraryId' in value);

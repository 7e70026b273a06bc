import type { Role } from './types';

/** Whether a user with this role can be deleted: no administrator, nor somebody whose role is not known (USER-8). */
export const isDeletable = ({ role }: { role: Role }): boolean => role === 'USER' || role === 'READER_ADMIN';

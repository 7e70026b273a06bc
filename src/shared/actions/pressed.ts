import { toast } from '../../ui/feedback/toast';
import type { RowAction } from '../list/types';

/**
 * What a button of an action gets. One that is not possible can be reached, its hint says why, and so does pressing it: a finger gets no hints
 * (SHELL-17).
 */
export const pressed = ({ obstacle, onClick }: Pick<RowAction, 'obstacle' | 'onClick'>) =>
    obstacle ? { 'aria-disabled': true, title: obstacle, onClick: () => toast.blank(obstacle, { id: 'obstacle' }) } : { onClick };

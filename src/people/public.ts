/** What resources import to let people be selected. */
export { UserPicker, type UserPickerProps } from './UserPicker';
export { sharedWith } from './like';
export { LikeDetails, LikePerson } from './LikePerson';

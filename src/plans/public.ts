/** What other folders may import from the plans. Small: all pages load it. */
export { SignOutQuestion, useSignOutQuestion } from './SignOutQuestion';

// Made by `npm run types` from the files of i18n/en.
export type English = (typeof import('./en/academy'))['default'] &
    (typeof import('./en/applications'))['default'] &
    (typeof import('./en/cloudGroups'))['default'] &
    (typeof import('./en/contracts'))['default'] &
    (typeof import('./en/dashboard'))['default'] &
    (typeof import('./en/deadlines'))['default'] &
    (typeof import('./en/deadlinesPage'))['default'] &
    (typeof import('./en/errors'))['default'] &
    (typeof import('./en/export'))['default'] &
    (typeof import('./en/finder'))['default'] &
    (typeof import('./en/jobs'))['default'] &
    (typeof import('./en/keys'))['default'] &
    (typeof import('./en/learningRecord'))['default'] &
    (typeof import('./en/licences'))['default'] &
    (typeof import('./en/like'))['default'] &
    (typeof import('./en/list'))['default'] &
    (typeof import('./en/membership'))['default'] &
    (typeof import('./en/planCompare'))['default'] &
    (typeof import('./en/planFree'))['default'] &
    (typeof import('./en/planInvite'))['default'] &
    (typeof import('./en/planJobs'))['default'] &
    (typeof import('./en/planLeave'))['default'] &
    (typeof import('./en/planReceipt'))['default'] &
    (typeof import('./en/planReview'))['default'] &
    (typeof import('./en/planSource'))['default'] &
    (typeof import('./en/planYear'))['default'] &
    (typeof import('./en/plans'))['default'] &
    (typeof import('./en/profile'))['default'] &
    (typeof import('./en/renewal'))['default'] &
    (typeof import('./en/seats'))['default'] &
    (typeof import('./en/shell'))['default'] &
    (typeof import('./en/situation'))['default'] &
    (typeof import('./en/tickets'))['default'] &
    (typeof import('./en/userDetail'))['default'] &
    (typeof import('./en/users'))['default'] &
    (typeof import('./en/verbs'))['default'] &
    (typeof import('./en/why'))['default'];

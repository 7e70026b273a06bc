/** Users of a licence. */
export default {
    licenceUsers: {
        title: 'Users',
    },
};

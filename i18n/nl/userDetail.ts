/** One user. */
export default {
    userDetail: {},
};

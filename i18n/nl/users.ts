/** Users, their creation and what is done to several at once. */
export default {
    users: {},
};

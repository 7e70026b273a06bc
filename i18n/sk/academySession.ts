/** The academy's session and membership. */
export default {
    academySession: {},
};

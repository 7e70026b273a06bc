/** The academy: directories, search, session and membership. */
export default {
    academy: {},
};

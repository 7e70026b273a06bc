/** The own profile. */
export default {
    profile: {},
};

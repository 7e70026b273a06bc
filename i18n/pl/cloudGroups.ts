/** Cloud groups. */
export default {
    cloudGroups: {},
};

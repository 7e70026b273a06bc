/** Comments on the academy’s videos. */
export default {
    academyComments: {},
};

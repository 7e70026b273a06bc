/** Applications, their documents and downloads. */
export default {
    applications: {},
};

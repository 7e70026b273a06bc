/** Support tickets. */
export default {
    tickets: {},
};

/** The academy’s player and what belongs to one video. */
export default {
    academyPlayer: {},
};

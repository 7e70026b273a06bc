/** Contracts and invoices. */
export default {
    contracts: {},
};

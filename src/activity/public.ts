/** What other folders may import from the activity. Small: everything heavier is loaded when this browser has changed something. */
export { LastChanges } from './LastChanges';

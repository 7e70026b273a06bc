import styles from './Picture.module.css';

/** The symbols in `public/brand/signs.svg`; a product without one gets the default. */
const SIGNS: ReadonlySet<string> = new Set(['pcad', 'cam', 'rooms', 'showroom', 'phome', 'academy', 'viewer']);

/** A product's symbol, beside its name. `product` is the code of a product or an application, in upper or lower case. */
export function ProductSign({ product }: { product: string }) {
    const code = product.toLowerCase();
    return (
        <svg className={styles.sign} aria-hidden="true">
            <use href={`/brand/signs.svg#${SIGNS.has(code) ? code : 'default'}`} />
        </svg>
    );
}

/** The pictures of `public/brand/empty.svg`. */
const PICTURES: ReadonlySet<string> = new Set([
    'licences',
    'keys',
    'users',
    'seats',
    'cloudGroups',
    'contracts',
    'invoices',
    'tickets',
]);

/** The picture above the text of a resource's empty list; renders nothing for a resource without one. */
export function EmptyPicture({ resource }: { resource: string }) {
    if (!PICTURES.has(resource)) return null;
    return (
        <svg className={styles.empty} aria-hidden="true">
            <use href={`/brand/empty.svg#${resource}`} />
        </svg>
    );
}

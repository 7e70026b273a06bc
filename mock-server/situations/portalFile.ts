import { Ajv, type ErrorObject } from 'ajv';
import { ApiError } from '../context';
import { PORTAL_FILE } from './portalSchema';

/** The file with which a user of the portal shows their situation (SITUATION-2): its structure, and the check of it. */

type Text = string | null;
type Amount = number | null;

export interface PortalUser {
    id: string;
    email: string;
    forename: Text;
    surname: Text;
    displayName: Text;
    adminNote: Text;
    active: boolean;
    role: 'USER' | 'ADMIN' | 'READER_ADMIN';
    phone: Text;
    company: Text;
    function: Text;
    cam: boolean;
    customer: Text;
    customerContext: Text;
    cloud: { access: boolean; featureLevel: Amount; quota: Amount } | null;
    cloudGroups: { id: string }[];
}

interface Lasting {
    id: string;
    product: string;
    licenceType: 'ol' | 'nl' | null;
    expire: Amount;
}

export interface PortalRows {
    customer?: {
        id: string;
        languages: Text[];
        data: Record<'name' | 'street' | 'zip' | 'city', Text>;
        cloud: { quota: Amount; featureLevel: Amount };
        flags: Record<string, boolean>;
    }[];
    user: PortalUser[];
    users?: PortalUser[];
    licences?: (Lasting & {
        name: string;
        count: Amount;
        count_active_licences: Amount;
        active: boolean;
        modules: { id: Amount; label: Text }[];
    })[];
    keys?: (Lasting & {
        licenceId: string;
        token: string;
        label: string;
        users: { id: string; email: string }[];
        seats: {
            id: string;
            userId: Text;
            machineName: string;
            active: boolean;
            activated: Amount;
            deactivated: Amount;
        }[];
    })[];
    cloudGroups?: { id: string; label: string; autoAdd: boolean }[];
    contracts?: {
        id: string;
        name: string;
        startOn: Text;
        endOn: Text;
        cancellationOn: Text;
        invoiceOn: Text;
        invoiceInterval: Amount;
        invoiceTo: Text;
        details: {
            description: Text;
            count: Amount;
            price: Amount;
            currency: Text;
            startOn: Text;
            endOn: Text;
            licenceId: Text;
        }[];
    }[];
    invoices?: { id: string; name: string; created: Amount; contractId: Text }[];
    tickets?: {
        id: string;
        index: Amount;
        status: Text;
        created: Amount;
        authors: string[];
        last?: 'self' | 'customer' | 'support' | null;
    }[];
    courses?: {
        id: string;
        label: string;
        displayType: Text;
        locked: boolean;
        videos: {
            id: string;
            label: string;
            type: Text;
            duration: Amount;
            progress: Amount;
            locked: boolean;
            expiresAt: Amount;
        }[];
    }[];
}

export interface PortalFile {
    format: 'portal-situation';
    version: 1;
    savedAt: number;
    names: string;
    circumstances: {
        page: string;
        role: string;
        language: string;
        width: number;
        height: number;
        theme: string;
        calls: { method: string; pattern: string; status: number; at: number }[];
    };
    rows: PortalRows;
    missing: { kind: string; status: number }[];
    sums: Record<string, string>;
}

const isFile = new Ajv({ strict: false, validateFormats: false }).compile<PortalFile>(PORTAL_FILE);

/** The place of a mistake, e.g. `rows.keys[3].expire`. */
const placeOf = ({ instancePath, params }: ErrorObject): string => {
    const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
    const field = missingProperty ?? additionalProperty;
    const path = instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.');
    return `${path}${field === undefined ? '' : `.${field}`}`.replace(/^\./, '') || 'the file';
};

const wordsOf = ({ keyword, message = 'is wrong' }: ErrorObject): string => {
    if (keyword === 'required') return 'is missing';
    return keyword === 'additionalProperties' ? 'does not belong there' : message;
};

/** FNV-1a, as the portal computes it. */
function sumOf(value: unknown): string {
    const text = JSON.stringify(value);
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The error for a file that is refused. */
export const refused = (reason: string): ApiError => new ApiError(400, `The situation is refused: ${reason}`);

/** Whether a parsed file is one of the portal, right or wrong. */
export const isOfPortal = (file: object): boolean => 'format' in file && file.format === 'portal-situation';

/** Checks a file of the portal; throws a 400 that names the place of the first mistake, or what was changed since it was saved. */
export function checkPortalFile(file: unknown): PortalFile {
    if (!isFile(file)) {
        const [mistake] = isFile.errors ?? [];
        throw refused(mistake ? `${placeOf(mistake)} ${wordsOf(mistake)}` : 'it does not fit');
    }
    const { savedAt, names, circumstances, missing, rows, sums } = file;
    const parts: Record<string, unknown> = { savedAt, names, circumstances, missing, ...rows };
    const place = (part: string): string => (part in file ? part : `rows.${part}`);
    for (const [part, sum] of Object.entries(sums)) {
        if (!(part in parts)) throw refused(`${place(part)} is missing`);
        if (sumOf(parts[part]) !== sum) throw refused(`${place(part)} was changed after it was saved`);
    }
    const added = Object.keys(parts).find(part => !(part in sums));
    if (added !== undefined) throw refused(`${place(added)} was added after it was saved`);
    return file;
}

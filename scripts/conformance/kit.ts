import type { PortalDataProvider } from '../../dataProvider';
import type { HttpClient } from '../../dataProvider/httpClient';
import type { Customer, User } from '../../dataProvider/types';
import type { Made } from './own';
import type { FindingName } from './findings';
import type { Exchange, Wire } from './wire';

/** What the checks of a feature work with. */

export interface KitOptions {
    /** base of the API, without a slash at its end */
    api: string;
    user: string;
    password: string;
    /** chosen after a 300; the first one offered by default */
    customer?: string;
    /** origin of the portal, where it is not the API's */
    origin?: string;
    /** address of the portal */
    site?: string;
    /** makes, changes and removes records of its own */
    write?: boolean;
    /** milliseconds from which a response is slow */
    slowMs?: number;
    /** ids of the features to check; all by default */
    features?: readonly string[];
    /** stops the checks; what was made is removed */
    signal?: AbortSignal;
    /** stops the removal, too; what is left is listed */
    abandon?: AbortSignal;
    /** called with each feature before it is checked */
    onFeature?(title: string): void;
    /** called before each wait that a busy server asks for */
    onWait?(seconds: number): void;
    wait?: (ms: number) => Promise<void>;
}

export interface Kit {
    options: KitOptions;
    wire: Wire;
    /** the portal's own client and provider */
    client: HttpClient;
    provider: PortalDataProvider;
    /** who signed in; undefined until then */
    user: User | undefined;
    customer: Customer | undefined;
    isAdmin(): boolean;
    signIn(token: string): void;
    /** adds a finding of the feature, about the last exchange unless another one is given */
    find(name: FindingName, detail?: string, exchange?: Exchange): void;
    /** records that there was something to check; a feature without it has the verdict "not checked" */
    checked(): void;
    /** records what could not be checked, and why */
    notChecked(reason: string): void;
    /** a remark that is no finding */
    note(text: string): void;
    /**
     * Makes a read of the portal. Returns undefined when it fails, which is a finding: the one that `named` returns for the refusal, unless the
     * response had another defect.
     */
    attempt<Result>(
        read: () => Promise<Result>,
        named?: (exchange: Exchange) => FindingName | Promise<FindingName>,
    ): Promise<Result | undefined>;
    /** Makes a call that may be refused, which is no finding; returns its exchange. */
    probe(path: string, init?: ProbeOptions): Promise<Exchange>;
    /** makes further calls without the session; returns its token, if there was one */
    endSession(): string | null;
    /** what was or may have been created and is not yet removed, by its name in the report */
    made: Map<string, Made>;
}

export interface ProbeOptions {
    method?: string;
    /** the session's if omitted; null sends none */
    authorization?: string | null;
    headers?: Record<string, string>;
    credentials?: RequestCredentials;
}

/** A part of the portal that is checked as a whole and gets one verdict. */
export interface Feature {
    id: string;
    /** as the portal names it */
    title: string;
    check(kit: Kit): Promise<void>;
}

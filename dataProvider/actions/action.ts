import type { Api } from '../api';
import type { Options, Read, ResponseData } from '../call';
import type { PortalCall } from '../calls';
import type { ApiResponse } from '../httpClient';

/** Makes one call. */
interface Send<Name extends PortalCall> {
    <Checked>(
        options: Options<Name> & { check: (data: unknown) => data is Checked },
    ): Promise<ApiResponse<ResponseData<Name> & Checked>>;
    (options: Options<Name>): Promise<ApiResponse<Read<Name>>>;
}

/** A method of the data provider that makes the call of this name. */
export interface Action<Name, Rest extends unknown[], Result> {
    (api: Api, ...rest: Rest): Promise<Result>;
    readonly callName: Name;
}

/** A method that makes a call and returns what it finds in the response. */
export function action<Name extends PortalCall, Rest extends unknown[], Result>(
    name: Name,
    run: (send: Send<Name>, ...rest: Rest) => Promise<Result>,
): Action<Name, Rest, Result> {
    const bound = (api: Api, ...rest: Rest): Promise<Result> => {
        const send = (options: Options<Name>): Promise<ApiResponse<Read<Name>>> => api(name, options);
        return run(send, ...rest);
    };
    return Object.assign(bound, { callName: name });
}

/** A method that makes a change of which only the status counts. */
export const change = <Name extends PortalCall, Params>(
    name: Name,
    optionsOf: (params: Params) => Options<Name>,
): Action<Name, [params: Params], void> =>
    action(name, async (send, params: Params) => {
        await send(optionsOf(params));
    });

/** Text that is already HTML. */
export class Html {
    constructor(readonly text: string) {}
    toString(): string {
        return this.text;
    }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign]!);

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

const render = (part: Part): string => {
    if (part instanceof Html) return part.text;
    if (isList(part)) return part.map(render).join('');
    return part === null || part === undefined || part === false ? '' : escape(String(part));
};

/** A piece of HTML; interpolated values are escaped unless they come from `html` themselves. Null, undefined and `false` render nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
    return new Html(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string));
}

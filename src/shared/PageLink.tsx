import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { prefetchPage } from './page';

/** A link inside the portal that fetches its page's code when it is hovered or focused (docs/quality.md, "Speed"). */
export function PageLink(props: LinkProps & ComponentProps<'a'>) {
    const prefetch = () => prefetchPage(typeof props.to === 'string' ? props.to : (props.to.pathname ?? ''));
    return <Link onMouseEnter={prefetch} onFocus={prefetch} {...props} />;
}

import { FRAME_HOSTS } from '#src/config/academy';
import { webAddress } from '#src/shared/format/address';

/**
 * The URL of an embedded video if its host may be framed: the portal's own origin or a configured one (docs/quality.md, "Security");
 * otherwise null. `own` marks the portal's own origin.
 */
export function frameAddress(src: string, hosts: readonly string[] = FRAME_HOSTS): { href: string; own: boolean } | null {
    const href = webAddress(src);
    if (href === null) return null;
    const { origin } = new URL(href);
    const own = origin === window.location.origin;
    return own || hosts.includes(origin) ? { href, own } : null;
}

// @vitest-environment node
import { vi } from 'vitest';

/** The same calls on a server whose writes answer nothing wherever the contract lets them (section 1, "bodies"). */
vi.stubEnv('EMPTY_ANSWERS', 'true');

await import('./calls.test');
await import('./session.test');
await import('./academy.test');
